import { Profile } from '@cb/features/profile/Profile';
import { SecondaryProfiler } from '@cb/features/questionnaire/SecondaryProfiler';
import { SessionGate } from '@cb/features/session/SessionGate';
import { Page } from '../../Page.tsx';

/** /dashboard/userprofile, and the tab "Complete Profile" of the offers. */
export function ProfilePage() {
  return (
    <Page title="My Profile">
      <SessionGate
        loading={null}
        visitor={null}
        failed={() => null}
        member={(userId) => (
          <Profile userId={userId} profiler={<SecondaryProfiler userId={userId} />} />
        )}
      />
    </Page>
  );
}
