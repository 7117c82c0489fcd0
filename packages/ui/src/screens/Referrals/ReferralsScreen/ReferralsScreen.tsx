import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ReferralPromise } from '../ReferralPromise/ReferralPromise.tsx';

export interface ReferralsScreenProps {
  /** The member's link and the ways to share it. */
  link: ReactNode;
  /** Who joined through it. */
  referrals: ReactNode;
}

/** The referral page (REF-01; /dashboard/referearn). */
export function ReferralsScreen({ link, referrals }: ReferralsScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>Refer &amp; Earn</Heading>
      <ReferralPromise />
      {link}
      {referrals}
    </Stack>
  );
}
