import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
  /** Said to screen readers; leave it out where a text beside the spinner says it. */
  label?: string;
}

/** A turning ring for a wait of unknown length. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span
      className={`${styles.spinner} ${styles.size[size]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
