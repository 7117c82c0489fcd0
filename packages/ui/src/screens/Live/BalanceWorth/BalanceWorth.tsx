import { CountUpDollars } from '../../../components/CountUp/CountUp.tsx';
import { isAmount } from '../../../domain/formatAmount.ts';
import { Text } from '../../../components/Text/Text.tsx';

import { belowZero } from '../belowZero.ts';

/**
 * The value of a balance in dollars; an explanation if it is below zero, nothing while it is
 * unknown.
 */
export function BalanceWorth({
  cb,
}: {
  /** The balance in CB; undefined while unknown. */
  cb: number | undefined;
}) {
  if (cb === undefined || !isAmount(cb)) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {cb < 0 ? belowZero : <CountUpDollars cb={cb} />}
    </Text>
  );
}
