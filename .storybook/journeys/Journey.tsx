import { PortContext } from '@cb/features/shared/realtime/Realtime';
import { SiteProviders } from '@cb/site/frame/SiteProviders';
import { SiteRoutes } from '@cb/site/routes/SiteRoutes';
import type { Platform } from '@cb/ui/platform';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { storyEnvironment } from '../backend/storyEnvironment.ts';
import { StoryProviders } from '../decorators/connected.tsx';

export interface JourneyProps {
  /** The path that the member opens. */
  start: string;
}

/** Renders the assembled site with its own routes, on the story's backend and platform. */
export function Journey({ start }: JourneyProps) {
  const [logouts, setLogouts] = useState(0);
  const address = logouts === 0 ? start : '/home/login';

  // Replaces the server's /logout, which ends the session and redirects to the login.
  function leaveFor(target: string) {
    if (new URL(target).pathname !== '/logout') return;
    storyEnvironment.backend.logOut();
    setLogouts((count) => count + 1);
  }

  const [platform] = useState((): Platform => ({ ...storyEnvironment.platform, leaveFor }));
  return (
    <MemoryRouter key={`${address} ${logouts}`} initialEntries={[address]}>
      <StoryProviders platform={platform}>
        <PortContext value={storyEnvironment.socketServer.createPort}>
          <SiteProviders>
            <Suspense>
              <SiteRoutes />
            </Suspense>
          </SiteProviders>
        </PortContext>
      </StoryProviders>
    </MemoryRouter>
  );
}
