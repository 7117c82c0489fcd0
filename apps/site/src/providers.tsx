import { AuthProvider } from '@cb/features/public/AuthProvider';
import { Connection } from '@cb/features/connection/Connection';
import { LinkProvider } from '@cb/ui/components/LinkProvider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every page stands in: the cache, the flows of the public area, links, and the notice of a lost connection. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider value={SiteLink}>
        <AuthProvider>
          {children}
          <Connection />
        </AuthProvider>
      </LinkProvider>
    </QueryClientProvider>
  );
}
