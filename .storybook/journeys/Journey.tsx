import { createQueryClient } from '@cb/features/lib/queryClient';
import { RealtimeProvider } from '@cb/features/realtime/Realtime';
import { Providers } from '@cb/site/providers';
import { SiteRoutes } from '@cb/site/routes';
import { PlatformProvider } from '@cb/ui/platform/Platform.tsx';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { createScriptedTransport } from '../scriptedTransport.ts';
import { stage } from '../stage.ts';

export interface JourneyProps {
  /** The path the member opens. */
  start: string;
  /** How many steps play by themselves; from there on by hand. All of them unless given. */
  steps?: number;
}

/** The assembled site inside the workbench: its own routes, on the story's backend and platform. */
export function Journey({ start }: JourneyProps) {
  const [queryClient] = useState(createQueryClient);
  const [transport] = useState(createScriptedTransport);
  return (
    <MemoryRouter key={start} initialEntries={[start]}>
      <PlatformProvider platform={stage.platform}>
        <RealtimeProvider createPort={transport.createPort}>
          <Providers queryClient={queryClient}>
            <Suspense>
              <SiteRoutes />
            </Suspense>
          </Providers>
        </RealtimeProvider>
      </PlatformProvider>
    </MemoryRouter>
  );
}
