import { ThemeChoice } from '@cb/features/theme/ThemeChoice';
import { LandingScreen } from '@cb/ui/screens/Public/LandingScreen';
import type { ReactNode } from 'react';
import { landingLinks } from './landingLinks.ts';
import { Page } from './Page.tsx';

/** A page of the public area outside the routes of home. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <LandingScreen links={landingLinks} themeSwitch={<ThemeChoice />}>
      <Page title={title}>{children}</Page>
    </LandingScreen>
  );
}
