import { IntentPortContext } from '@cb/features/lib/intentPort';
import { memoryIntentPort } from '@cb/features/lib/memoryIntentPort';
import { OtherTabsContext } from '@cb/features/lib/otherTabs';
import { createQueryClient } from '@cb/features/lib/queryClient';
import { RealtimeProvider } from '@cb/features/realtime/Realtime';
import { Providers } from '@cb/site/providers';
import { SiteRoutes } from '@cb/site/routes';
import { PlatformProvider } from '@cb/ui/platform/Platform.tsx';
import { Suspense, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { storyEnvironment } from '../storyEnvironment.ts';
import { addressOf } from './addressOf.ts';

export interface JourneyProps {
  /** The page the member opens, as the site's address or with a space for each of its slashes. */
  start: string;
  /** How many steps play by themselves; from there on by hand. All of them unless given. */
  steps?: number;
}

/** The assembled site inside the workbench: its own routes, on the story's backend and platform. */
export function Journey({ start }: JourneyProps) {
  const [loggedOut, setLoggedOut] = useState(0);
  useLogout(() => setLoggedOut((times) => times + 1));
  const address = loggedOut === 0 ? addressOf(start) : '/home/login';
  return <Visit key={`${address} ${loggedOut}`} address={address} />;
}

/** What a newly loaded document is: an empty cache, and the page of an address. */
function Visit({ address }: { address: string }) {
  const [queryClient] = useState(createQueryClient);
  const [intentPort] = useState(memoryIntentPort);
  return (
    <MemoryRouter initialEntries={[address]}>
      <PlatformProvider platform={storyEnvironment.platform}>
        <IntentPortContext value={intentPort}>
          <OtherTabsContext value={storyEnvironment.otherTabs}>
            <RealtimeProvider createPort={storyEnvironment.transport.createPort}>
              <Providers queryClient={queryClient}>
                <Suspense>
                  <SiteRoutes />
                </Suspense>
              </Providers>
            </RealtimeProvider>
          </OtherTabsContext>
        </IntentPortContext>
      </PlatformProvider>
    </MemoryRouter>
  );
}

/** Stands for the document /logout, with which a server ends the session and leads to the login. */
function useLogout(onLogout: () => void) {
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.getAttribute('href') !== '/logout') return;
      event.preventDefault();
      storyEnvironment.backend.logOut();
      onLogout();
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  });
}
