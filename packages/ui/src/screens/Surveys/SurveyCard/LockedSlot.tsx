import { use } from 'react';
import { ArrowRight, Lock } from 'lucide-react';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import * as styles from './SurveyCard.css.ts';

export interface LockedSlotProps {
  /** The address of the profile, in the one slot of a row that links to it. */
  profileHref?: string;
}

/** A slot for a survey that the member cannot see yet (SVC-13, D16). */
export function LockedSlot({ profileHref }: LockedSlotProps) {
  const Component = use(LinkContext);
  if (profileHref === undefined) {
    return (
      <li className={styles.locked}>
        <Lock aria-hidden className={styles.lock} />
        <span>Locked</span>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <Component href={profileHref} className={styles.invitation}>
        <Lock aria-hidden className={styles.lock} />
        <span>Complete your profile to unlock</span>
        <ArrowRight aria-hidden className={styles.endArrow} />
      </Component>
    </li>
  );
}
