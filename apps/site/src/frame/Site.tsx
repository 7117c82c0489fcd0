import { StrictMode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { SiteRoutes } from '../routes/SiteRoutes.tsx';

/** The whole site. Needs a router above it. */
export function Site() {
  return (
    <StrictMode>
      <SiteProviders>
        <ErrorBoundary>
          <SiteRoutes />
        </ErrorBoundary>
      </SiteProviders>
    </StrictMode>
  );
}
