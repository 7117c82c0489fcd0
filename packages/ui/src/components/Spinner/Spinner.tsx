import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring for a wait of unknown length; a text beside it says what is going on. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return <span className={`${styles.spinner} ${styles.size[size]}`} aria-hidden />;
}
