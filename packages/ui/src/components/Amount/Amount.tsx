import { formatAmount, isAmount } from '#ui/domain/amount.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Amount.css.ts';

export interface AmountProps {
  /** The amount in CB; a dash if it cannot be shown exactly (not finite, or over 10^15). */
  cb: number;
  /** Adds the value in US dollars, for amounts that a decision depends on. */
  dollars?: boolean;
  /** Decimal places of a whole amount (D7); a fraction always shows its first. */
  decimals?: 0 | 1;
  /**
   * `reward` is gold, for the amount that matters in a view; `plain` inherits the colour: a price,
   * a fee, or an amount beside the one that matters.
   */
  tone?: 'reward' | 'plain';
  /**
   * Displays the amount as a large figure with a small unit: `figure` on a card, `display` once in a
   * view. Without a size it is part of a sentence, in the surrounding font size.
   */
  size?: 'body' | 'lead' | 'title' | 'headline' | 'figure' | 'display' | undefined;
}

/**
 * The number of characters up to which an amount does not wrap. A style prevents it, not a no-break space,
 * because the specified text "N CB" has a plain space.
 */
const maxUnwrappedLength = 12;

/** An amount of CB in the member's number format. */
export function Amount({ cb, dollars = false, decimals = 0, tone = 'reward', size }: AmountProps) {
  const { locale } = usePlatform();
  const text = formatAmount(cb, { locale, dollars, decimals });
  const className = [
    styles.tone[tone],
    size ? styles.size[size] : '',
    text.length <= maxUnwrappedLength && size !== 'display' ? styles.oneLine : '',
  ].join(' ');
  if (!isAmount(cb)) {
    return (
      <span className={className}>
        <span aria-hidden>{text}</span>
        <VisuallyHidden>unknown amount</VisuallyHidden>
      </span>
    );
  }
  const [figure = '', dollarsText = ''] = text.split(' CB');
  return (
    <span translate="no" className={className}>
      {size ? (
        <>
          {figure}
          <span className={styles.unit[dollars ? 'withDollars' : 'alone']}>
            {/* Only the largest figure may fill the line, as in large text; the unit then wraps below it. */}
            <span className={size === 'display' ? undefined : styles.oneLine}> </span>
            CB{dollarsText}
          </span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** A missing amount, "463 CB to go", which wraps without leaving a single word on a line. */
export function ToGo({ tone = 'plain', ...amount }: Pick<AmountProps, 'cb' | 'dollars' | 'tone'>) {
  return (
    <span className={styles.toGo}>
      <Amount {...amount} tone={tone} /> <span className={styles.oneLine}>to go</span>
    </span>
  );
}
