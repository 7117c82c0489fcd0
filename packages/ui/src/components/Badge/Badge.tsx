import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokenTypes.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** A word, a count or an amount. */
  children: ReactNode;
  /** What it means; `reward` is for CB and dollars only. */
  tone?: Tone;
}

/** A short mark on something else: its state, its count, what it is worth. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tone[tone]}`}>{children}</span>;
}
