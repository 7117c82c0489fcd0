import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** `small` inside a control, `medium` beside a text, `large` alone. */
  size?: 'small' | 'medium' | 'large';
}

/** An indeterminate spinner, hidden from screen readers. Put a text beside it. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return <span className={`${styles.spinner} ${styles.size[size]}`} aria-hidden />;
}
