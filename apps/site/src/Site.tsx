import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Providers } from './providers.tsx';
import { SiteRoutes } from './routes.tsx';

/** The whole site. Needs a router above it. */
export function Site({ queryClient }: { queryClient: QueryClient }) {
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
