import { Profile } from '@cb/features/profile/Profile';
import { SecondaryProfiler } from '@cb/features/profile/SecondaryProfiler';
import { paths } from '#site/routes/paths.ts';
import type { WireId } from '@cb/features/shared/wire/records';

/** /dashboard/userprofile, and the tab "Complete Profile" of the offers. */
export function ProfilePage({ userId }: { userId: WireId }) {
  return (
    <Profile
      userId={userId}
      profiler={<SecondaryProfiler userId={userId} surveysHref={paths.surveys} />}
      links={paths}
    />
  );
}
