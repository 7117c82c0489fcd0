import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface ReferralsScreenProps {
  /** The promise with the member's link, and the share buttons. */
  link: ReactNode;
  /** The list of members who joined through the link. */
  referrals: ReactNode;
}

/** The referral page (REF-01; /dashboard/referearn). */
export function ReferralsScreen({ link, referrals }: ReferralsScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>Refer &amp; Earn</Heading>
      {link}
      {referrals}
    </Stack>
  );
}
