import { Referrals } from '@cb/features/referrals/Referrals';
import { memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';
import { useUserId } from '@cb/features/member/useUserId';

export function ReferralsPage() {
  return (
    <Page title="Refer & Earn">
      <Referrals userId={useUserId()} messengerAppId={memberLinks.messengerAppId} />
    </Page>
  );
}
