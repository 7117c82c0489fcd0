import { ThemeChoice } from '@cb/features/theme/ThemeChoice';
import { FormSkeleton } from '@cb/ui/components/FormSkeleton';
import { LandingScreen } from '@cb/ui/screens/Public/LandingScreen';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { landingLinks } from '../landingLinks.ts';

/** The landing page around the screens of the public area. */
export function HomePage() {
  return (
    <LandingScreen links={landingLinks} themeSwitch={<ThemeChoice />}>
      <Suspense fallback={<FormSkeleton />}>
        <Outlet />
      </Suspense>
    </LandingScreen>
  );
}
