import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './AdBlockWarning.css.ts';

export interface AdBlockWarningProps {
  /** `clear`: no blocker was found, so the warning is quiet and only explains the effect of one. */
  status: 'clear' | 'blocked';
  /** An external guide to allowing this site in an ad blocker. */
  guideHref: string;
}

const headings = { clear: 'Do you use an ad blocker?', blocked: 'An ad blocker is on' } as const;

/** Warns of ad blockers (ACC-01), more prominently if one is active (D49). */
export function AdBlockWarning({ status, guideHref }: AdBlockWarningProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.warning[status]}>
      <TriangleAlert className={styles.icon[status]} aria-hidden />
      <div>
        <h2 id={id} className={styles.heading[status]}>
          {headings[status]}
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
