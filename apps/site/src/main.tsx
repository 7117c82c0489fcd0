import '@cb/ui/theme';
import { createQueryClient } from '@cb/features/wire/queryClient';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { tellOperator } from './operator.ts';
import { Providers } from './providers.tsx';
import { SiteRoutes } from './routes.tsx';

tellOperator();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers queryClient={createQueryClient()}>
        <ErrorBoundary>
          <SiteRoutes />
        </ErrorBoundary>
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
