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
  /** The heading's id. */
  id?: string;
  /** The vendor's name. */
  brand: string;
  image?: string | undefined;
  /** The price in CB. */
  cb: number;
  /**
   * The card's value, such as "25 USD". Undefined, like `email`, if the order was confirmed
   * elsewhere.
   */
  value: string | undefined;
  /** The address that the code is sent to. */
  email: string | undefined;
}

/** An ordered gift card. */
export function GiftCardPlaced({ brand, image, cb, value, email, ...order }: GiftCardPlacedProps) {
  return (
    <OrderPlaced
      {...order}
      picture={<GiftCardFace name={brand} image={image} value={value} />}
      level={1}
      title={
        <span>
          Your <bdi translate="no">{brand}</bdi> card is ordered
        </span>
      }
      summary={
        <>
          {value && <span>{`${value} for `}</span>}
          <Amount cb={cb} />
        </>
      }
      arrival={{
        title: 'Delivered by email',
        text: (
          <>
            {email && (
              <span>
                At <bdi translate="no">{email}</bdi>.{' '}
              </span>
            )}
            <span>Look in the spam folder too.</span>
          </>
        ),
      }}
      statusText="REDEMPTION STATUS"
      againText="Redeem another"
    />
  );
}
