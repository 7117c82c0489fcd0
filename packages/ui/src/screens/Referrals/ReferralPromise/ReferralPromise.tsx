import { useId, type ReactNode } from 'react';
import { BrandPanel } from '../../../components/BrandPanel/BrandPanel.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './ReferralPromise.css.ts';

export interface ReferralPromiseProps {
  /** The link to share. */
  children: ReactNode;
}

/** The banner of the referral page: 30 % for life (REF-02; other texts say 10 %: PRD-07). */
export function ReferralPromise({ children }: ReferralPromiseProps) {
  const id = useId();
  return (
    <BrandPanel as="section" labelledBy={id} texture="end">
      <div className={styles.banner}>
        <div className={styles.words}>
          <Heading level={2} size="headline" id={id}>
            Get 30% of what your friends earn, for life
          </Heading>
          <Text tone="muted">
            Share your link. When friends join with it and earn, you earn with them.
          </Text>
          <div className={styles.link}>{children}</div>
        </div>
        <span className={styles.share} aria-hidden>
          30%
        </span>
      </div>
    </BrandPanel>
  );
}
