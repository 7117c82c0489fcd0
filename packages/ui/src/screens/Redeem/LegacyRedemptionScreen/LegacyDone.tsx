import { Amount } from '../../../components/Amount/Amount.tsx';
import { CashPicture } from '../OrderPlaced/CashPicture.tsx';
import { OrderPlaced, type OrderPlacedProps } from '../OrderPlaced/OrderPlaced.tsx';

export interface LegacyDoneProps extends Pick<
  OrderPlacedProps,
  'errors' | 'info' | 'placedAt' | 'expected' | 'balance' | 'statusHref'
> {
  /** The name of the chosen option. */
  option: string;
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  onRestart: () => void;
}

/** A placed legacy order. */
export function LegacyDone({ option, cb, onRestart, ...order }: LegacyDoneProps) {
  return (
    <OrderPlaced
      {...order}
      picture={<CashPicture cb={cb} through={option} />}
      level={2}
      id="legacy-options"
      title="Your redemption order is placed"
      summary={
        cb !== undefined && (
          <span>
            You redeemed <Amount cb={cb} dollars />
          </span>
        )
      }
      arrival={{ title: 'Paid out', text: 'To the account you gave.' }}
      statusText="See REDEMPTION STATUS"
      againText="Redeem more"
      onAgain={onRestart}
    />
  );
}
