import { CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import * as styles from './StatusMark.css.ts';

export interface StatusMarkProps {
  /** What the status means for the member; `other` for a word whose meaning is not known. */
  status: 'pending' | 'done' | 'refused' | 'other';
  /** The word, as the server says it. */
  children: string;
}

const icons = { pending: Clock, done: CircleCheck, refused: CircleX, other: CircleDashed };

/** A status as icon, word and colour: the same for surveys, orders, codes and referrals. */
export function StatusMark({ status, children }: StatusMarkProps) {
  const Icon = icons[status];
  return (
    <span className={styles.status[status]}>
      <Icon className={styles.icon} aria-hidden />
      <bdi>{children}</bdi>
    </span>
  );
}
