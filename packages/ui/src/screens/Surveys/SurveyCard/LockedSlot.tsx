import { Lock } from 'lucide-react';
import * as styles from './SurveyCard.css.ts';

/** A placeholder for a survey that the member cannot see yet (SVC-13, D16). */
export function LockedSlot() {
  return (
    <li className={styles.locked}>
      <Lock aria-hidden className={styles.lock} />
      <p>Complete your profile to unlock</p>
    </li>
  );
}
