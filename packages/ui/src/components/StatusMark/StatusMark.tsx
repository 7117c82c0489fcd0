import { CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import * as styles from './StatusMark.css.ts';

export interface StatusMarkProps {
  /** The meaning of the status for the member; `other` for an unknown word. */
  status: 'pending' | 'done' | 'refused' | 'other';
  /** The server's word. */
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
