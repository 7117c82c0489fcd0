import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** A word, a count or an amount. */
  children: ReactNode;
  /** The meaning; `reward` is for CB and dollars only. */
  tone?: 'neutral' | 'accent' | 'reward' | 'critical' | 'info' | 'positive' | 'warning';
}

/** A short label on another element: its state, count or value. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tone[tone]}`}>{children}</span>;
}
