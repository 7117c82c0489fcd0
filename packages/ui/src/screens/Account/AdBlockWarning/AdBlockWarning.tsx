import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './AdBlockWarning.css.ts';

export interface AdBlockWarningProps {
  /** `clear` renders nothing. */
  status: 'clear' | 'blocked';
  /** An external guide to allowing this site in an ad blocker. */
  guideHref: string;
}

/** Warns that an ad blocker is active (ACC-01, D49). */
export function AdBlockWarning({ status, guideHref }: AdBlockWarningProps) {
  const id = useId();
  if (status === 'clear') return null;
  return (
    <section aria-labelledby={id} className={styles.warning}>
      <TriangleAlert className={styles.icon} aria-hidden />
      <div>
        <h2 id={id} className={styles.heading}>
          An ad blocker is on
        </h2>
        <Text>
          It can hide surveys and offers, and what you do may not be counted. Let this site through
          to earn your CB.{' '}
          <Link href={guideHref} external>
            How to whitelist this site
          </Link>
        </Text>
      </div>
    </section>
  );
}
