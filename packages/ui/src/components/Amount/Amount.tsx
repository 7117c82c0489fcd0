import { usePlatform } from '../../platform/Platform.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Amount.css.ts';
import { formatAmount, isAmount } from './formatAmount.ts';

export interface AmountProps {
  /** CB. What cannot be shown exactly (not finite, over 10^15) becomes a dash. */
  cb: number;
  /** Adds the worth in US dollars, where a decision hangs on it. */
  dollars?: boolean;
  /** Decimal places where the amount is whole (decision D7); a fraction always shows its first. */
  decimals?: 0 | 1;
  /** `plain` takes the colour around it, for an amount that is no reward. */
  tone?: 'reward' | 'plain';
}

/** An amount of CB in the member's number format, in the size of the text around it. */
export function Amount({ cb, dollars = false, decimals = 0, tone = 'reward' }: AmountProps) {
  const { locale } = usePlatform();
  const text = formatAmount(cb, { locale, dollars, decimals });
  return (
    <span className={styles.tone[tone]}>
      {isAmount(cb) ? (
        // The number stays with its unit when the line breaks.
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
