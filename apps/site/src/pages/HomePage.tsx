import { ThemeChoice } from '@cb/features/theme/ThemeChoice';
import type { EntrySkeletonProps } from '@cb/ui/screens/Public/EntrySkeleton';
import { LandingScreen } from '@cb/ui/screens/Public/LandingScreen';
import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router';
import { landingLinks } from '../routes/landingLinks.ts';
import { paths } from '../routes/paths.ts';
import { prefetch } from '../routes/prefetch.ts';
import { useKeptLinks } from '../routes/useKeptLinks.ts';

/** Loaded when it is needed, which is never on a prerendered page. */
const EntrySkeleton = lazy<ComponentType<EntrySkeletonProps>>(() =>
  import('@cb/ui/screens/Public/EntrySkeleton').then(
    ({ EntrySkeleton }) => ({ default: EntrySkeleton }),
    () => ({ default: () => null }),
  ),
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
