import type { ReactNode } from 'react';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { LoadingScope } from '#ui/components/LoadingText/LoadingText.tsx';
import * as styles from './ProfileScreen.css.ts';

export interface ProfileScreenProps {
  /** The `WalletCard`. */
  wallet: ReactNode;
  /** The `ProfilerCard` and its questionnaire. */
  profiler: ReactNode;
  /** The `FiguresCard`. */
  figures: ReactNode;
  /** The `FirstTen`: the steps of a new member to the first $10. */
  firstTen?: ReactNode;
  /** The `ProfileForm`. */
  form: ReactNode;
}

/** The profile page (PRF-02): the member's statistics, the profiler and the edit form. */
export function ProfileScreen({ wallet, profiler, figures, firstTen, form }: ProfileScreenProps) {
  return (
    <div className={styles.screen}>
      <Heading level={1}>My Profile</Heading>
      <LoadingScope label="Loading your profile">
        <div className={styles.overview}>
          {/* The parts of the stats card (STA-01 to STA-04). Visually, the profiler is between them. */}
          <section aria-label="Your stats" className={styles.stats}>
            {wallet}
            <div className={styles.figures}>{figures}</div>
          </section>
          {profiler}
        </div>
        {firstTen}
        <div className={styles.form}>{form}</div>
      </LoadingScope>
    </div>
  );
}
