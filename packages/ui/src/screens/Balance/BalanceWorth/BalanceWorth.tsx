import { CountUpDollars } from '../../../components/CountUp/CountUp.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { isAmount } from '../../../domain/amount.ts';

/** Explains a balance below zero. */
export const belowZero = 'Below zero, because CB were taken back. What you earn fills it up first.';

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
