import { Amount } from '#ui/components/Amount/Amount.tsx';
import { CountUp, CountUpDollars } from '#ui/components/CountUp/CountUp.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { isAmount, isBelowZero } from '#ui/domain/amount.ts';
import * as styles from './BalanceFigure.css.ts';

/** `failed` has no balance; `ready` keeps the last one, with the errors of a later response. */
export type BalanceState =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** The errors of the last response, shown beside the figure. */
      errors: readonly string[];
    }
  | {
      status: 'ready';
      /** The balance in CB; may be negative. */
      cb: number;
      /** The number of decimal places: 1 after a CB code (CBC-07). */
      decimals: 0 | 1;
      errors: readonly string[];
    };

export type BalanceFigureProps = BalanceState & {
  /** A label above the balance, which is then displayed as a large figure. */
  label?: 'Available';
  /** Announces changes to screen readers once the figure has stopped counting. */
  announced?: boolean;
};

/**
 * The member's balance in a line of text or as a large figure (BAL-01), with its errors beside it (D4).
 */
export function BalanceFigure({ label, announced = false, ...state }: BalanceFigureProps) {
  if (state.status === 'loading') {
    return (
      <span className={label ? styles.available : styles.line}>
        {label && <span>{label}</span>}
        <span className={styles.placeholder}>
          <Skeleton />
        </span>
        <VisuallyHidden>Loading your balance</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.line}>
      <span className={label && styles.available}>
        {label && <span>{`${label} `}</span>}
        {state.status === 'failed' ? (
          <Amount cb={Number.NaN} size={label && 'headline'} />
        ) : (
          <CountUp
            cb={state.cb}
            decimals={state.decimals}
            size={label && 'headline'}
            announcedAs={announced ? 'Your balance is' : undefined}
          />
        )}
      </span>
      {state.errors.map((error, index) => (
        <Text key={index} as="span" size="small" tone="critical">
          <bdi>{error}</bdi>
        </Text>
      ))}
    </span>
  );
}

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
      {isBelowZero(cb) ? belowZero : <CountUpDollars cb={cb} />}
    </Text>
  );
}
