import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
}

/** An indeterminate spinner, hidden from screen readers. Put a text beside it. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return <span className={`${styles.spinner} ${styles.size[size]}`} aria-hidden />;
}
