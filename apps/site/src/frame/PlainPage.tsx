import { ThemeChoice } from '@cb/features/shell/ThemeChoice';
import { PublicMessage, PublicPage } from '@cb/ui/screens/Public/PublicPage';
import type { ReactNode } from 'react';
import { landingLinks } from '../routes/landingLinks.ts';
import { Page } from './Page.tsx';

/** A page of the public area that consists of a message. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicPage links={landingLinks} themeSwitch={<ThemeChoice />}>
      <PublicMessage>
        <Page title={title}>{children}</Page>
      </PublicMessage>
    </PublicPage>
  );
}
