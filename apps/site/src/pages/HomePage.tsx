import { ThemeChoice } from '@cb/features/theme/ThemeChoice';
import { optionalPart } from '@cb/ui/platform/optionalPart';
import { LandingScreen } from '@cb/ui/screens/Public/LandingScreen';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { landingLinks } from '../routes/landingLinks.ts';
import { paths } from '../routes/paths.ts';
import { prefetch } from '../routes/prefetch.ts';
import { useKeptLinks } from '../routes/useKeptLinks.ts';

/** Loaded when it is needed, which is never on a prerendered page. */
const EntrySkeleton = optionalPart(
  () => import('@cb/ui/screens/Public/EntrySkeleton'),
  (module) => module.EntrySkeleton,
);

/** The landing page around the screens of the public area. */
export function HomePage() {
  useKeptLinks();
  const form = useLocation().pathname === paths.signUp ? 'signUp' : 'login';
  return (
    <LandingScreen links={landingLinks} themeSwitch={<ThemeChoice />}>
      <Suspense
        fallback={
          <Suspense>
            <EntrySkeleton form={form} />
          </Suspense>
        }
      >
        <Outlet context={prefetch} />
      </Suspense>
    </LandingScreen>
  );
}
