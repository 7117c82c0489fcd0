import { Profile } from '@cb/features/profile/Profile';
import { SecondaryProfiler } from '@cb/features/profile/SecondaryProfiler';
import { paths } from '#site/routes/paths.ts';

/** The page /dashboard/userprofile, and the tab "Complete Profile" of the offers. */
export function ProfilePage() {
  return <Profile profiler={<SecondaryProfiler surveysHref={paths.surveys} />} links={paths} />;
}
