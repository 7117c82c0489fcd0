import { usePlatform } from '../../platform/Platform.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Amount.css.ts';
import { formatAmount, isAmount } from './formatAmount.ts';

export interface AmountProps {
  /** The amount in CB; a dash if it cannot be shown exactly (not finite, or over 10^15). */
  cb: number;
  /** Adds the value in US dollars, for amounts that a decision depends on. */
  dollars?: boolean;
  /** Decimal places of a whole amount (decision D7); a fraction always shows its first. */
  decimals?: 0 | 1;
  /** `plain` inherits the text colour, for an amount that is no reward. */
  tone?: 'reward' | 'plain';
}

/** An amount of CB in the member's number format and the surrounding font size. */
export function Amount({ cb, dollars = false, decimals = 0, tone = 'reward' }: AmountProps) {
  const { locale } = usePlatform();
  const text = formatAmount(cb, { locale, dollars, decimals });
  return (
    <span className={styles.tone[tone]}>
      {isAmount(cb) ? (
        // A non-breaking space keeps the number and its unit on one line.
        text.replace(' CB', '\u00A0CB')
      ) : (
        <>
          <span aria-hidden>{text}</span>
          <VisuallyHidden>unknown amount</VisuallyHidden>
        </>
      )}
    </span>
  );
}
