import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ReferralPromise } from '../ReferralPromise/ReferralPromise.tsx';

export interface ReferralsScreenProps {
  /** The section with the member's link and share buttons. */
  link: ReactNode;
  /** The list of members who joined through the link. */
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
