import { ThemeChoice } from '@cb/features/shell/ThemeChoice';
import { EntrySkeleton } from '@cb/ui/screens/Public/EntrySkeleton';
import { LandingScreen } from '@cb/ui/screens/Public/LandingScreen';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { landingLinks } from '../routes/landingLinks.ts';
import { paths } from '../routes/paths.ts';
import { prefetch } from '../routes/prefetch.ts';

/** The landing page around the screens of the public area. */
export function HomePage() {
  const form = useLocation().pathname === paths.signUp ? 'signUp' : 'login';
  return (
    <LandingScreen links={landingLinks} themeSwitch={<ThemeChoice />}>
      <Suspense fallback={<EntrySkeleton form={form} />}>
        <Outlet context={prefetch} />
      </Suspense>
    </LandingScreen>
  );
}
