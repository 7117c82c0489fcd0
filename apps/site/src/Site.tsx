import { createQueryClient } from '@cb/features/wire/queryClient';
import { StrictMode, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Providers } from './providers.tsx';
import { SiteRoutes } from './routes.tsx';

/** The whole site. Needs a router above it. */
export function Site() {
  const [queryClient] = useState(createQueryClient);
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <ErrorBoundary>
          <SiteRoutes />
        </ErrorBoundary>
      </Providers>
    </StrictMode>
  );
}
