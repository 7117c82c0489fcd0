import { Amount } from '../../../components/Amount/Amount.tsx';
import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import { OrderPlaced, type OrderPlacedProps } from '../../Redeem/OrderPlaced/OrderPlaced.tsx';

type Order = Pick<
  OrderPlacedProps,
  | 'errors'
  | 'info'
  | 'placedAt'
  | 'expected'
  | 'balance'
  | 'balanceBefore'
  | 'statusHref'
  | 'onAgain'
  | 'message'
>;

export interface GiftCardPlacedProps extends Order {
  /** The vendor's name. */
  brand: string;
  image?: string | undefined;
  /** The price in CB. */
  cb: number;
  /** The card's value, as "25 USD"; like `email` undefined if the order was confirmed elsewhere. */
  value: string | undefined;
  /** Where the code goes. */
  email: string | undefined;
}

/** A gift card that was ordered. */
export function GiftCardPlaced({ brand, image, cb, value, email, ...order }: GiftCardPlacedProps) {
  return (
    <OrderPlaced
      {...order}
      picture={<GiftCardFace name={brand} image={image} value={value} />}
      level={1}
      title={
        <>
          Your <bdi>{brand}</bdi> card is ordered
        </>
      }
      summary={
        <>
          {value && `${value} for `}
          <Amount cb={cb} />
        </>
      }
      arrival={{
        title: 'Delivered by email',
        text: (
          <>
            {email && (
              <>
                At <bdi>{email}</bdi>.{' '}
              </>
            )}
            Look in the spam folder too.
          </>
        ),
      }}
      statusText="REDEMPTION STATUS"
      againText="Redeem another"
    />
  );
}
