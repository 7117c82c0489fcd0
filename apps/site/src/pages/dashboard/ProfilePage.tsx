import { Profile } from '@cb/features/profile/Profile';
import { SecondaryProfiler } from '@cb/features/profile/SecondaryProfiler';
import { Page } from '../../Page.tsx';
import { useUserId } from '@cb/features/member/useUserId';

/** /dashboard/userprofile, and the tab "Complete Profile" of the offers. */
export function ProfilePage() {
  const userId = useUserId();
  return (
    <Page title="My Profile">
      <Profile userId={userId} profiler={<SecondaryProfiler userId={userId} />} />
    </Page>
  );
}
