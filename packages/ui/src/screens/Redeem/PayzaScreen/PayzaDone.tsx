import { Amount } from '../../../components/Amount/Amount.tsx';
import { formatDollars } from '../../../domain/formatAmount.ts';
import { payoutOf } from '../../../domain/payout.ts';
import { usePlatform } from '../../../platform/Platform.tsx';
import { CashPicture } from '../OrderPlaced/CashPicture.tsx';
import { OrderPlaced, type OrderPlacedProps } from '../OrderPlaced/OrderPlaced.tsx';

export interface PayzaDoneProps extends Pick<
  OrderPlacedProps,
  'info' | 'placedAt' | 'expected' | 'balance' | 'statusHref' | 'message'
> {
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  onRestart: () => void;
}

/** Step 4: the order is placed, with the payout that the confirmation named. */
export function PayzaDone({ cb, onRestart, ...order }: PayzaDoneProps) {
  const { locale } = usePlatform();
  const payout = cb === undefined ? undefined : payoutOf(cb).payout;
  return (
    <OrderPlaced
      {...order}
      picture={<CashPicture cb={payout} through="Payza" />}
      level={2}
      id="payza-step"
      title="Your redemption order is placed"
      summary={
        cb !== undefined &&
        payout !== undefined && (
          <span>
            You redeemed <Amount cb={cb} dollars />. Less Payza’s 2% fee you get{' '}
            <span>{`${formatDollars(payout, locale)}.`}</span>
          </span>
        )
      }
      arrival={{
        title: 'Sent to Payza',
        text: 'Then approve it in your Payza account within 30 days.',
      }}
      statusText="See REDEMPTION STATUS"
      againText="Redeem more"
      onAgain={onRestart}
    />
  );
}
