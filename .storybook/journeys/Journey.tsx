import { IntentPortContext } from '@cb/features/exactlyOnce/intentPort';
import { memoryIntentPort } from '@cb/features/exactlyOnce/memoryIntentPort';
import { OtherTabsContext } from '@cb/features/member/otherTabs';
import { createQueryClient } from '@cb/features/wire/queryClient';
import { RealtimeProvider } from '@cb/features/realtime/Realtime';
import { Providers } from '@cb/site/providers';
import { SiteRoutes } from '@cb/site/routes';
import { PlatformProvider, type Platform } from '@cb/ui/platform';
import { Suspense, useState } from 'react';
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
  const address = loggedOut === 0 ? addressOf(start) : '/home/login';

  // Stands for the document /logout, with which a server ends the session and leads to the login.
  function leaveFor(left: string) {
    if (new URL(left).pathname !== '/logout') return;
    storyEnvironment.backend.logOut();
    setLoggedOut((times) => times + 1);
  }

  return <Visit key={`${address} ${loggedOut}`} address={address} leaveFor={leaveFor} />;
}

interface VisitProps {
  address: string;
  leaveFor: Platform['leaveFor'];
}

/** What a newly loaded document is: an empty cache, and the page of an address. */
function Visit({ address, leaveFor }: VisitProps) {
  const [queryClient] = useState(createQueryClient);
  const [intentPort] = useState(memoryIntentPort);
  const [platform] = useState(() => ({ ...storyEnvironment.platform, leaveFor }));
  return (
    <MemoryRouter initialEntries={[address]}>
      <PlatformProvider platform={platform}>
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
