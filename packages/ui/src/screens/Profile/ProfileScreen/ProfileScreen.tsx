import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LoadingScope } from '../../../components/LoadingText/LoadingScope.tsx';
import * as styles from './ProfileScreen.css.ts';

export interface ProfileScreenProps {
  stats: ReactNode;
  /** The progress button and its questionnaire. */
  profiler: ReactNode;
  form: ReactNode;
}

/** The profile page (PRF-02): the member's statistics, the profiler and the edit form. */
export function ProfileScreen({ stats, profiler, form }: ProfileScreenProps) {
  return (
    <div className={styles.screen}>
      <Heading level={1}>My Profile</Heading>
      <LoadingScope label="Loading your profile">
        <div className={styles.overview}>
          {stats}
          {profiler}
        </div>
        {form}
      </LoadingScope>
    </div>
  );
}
