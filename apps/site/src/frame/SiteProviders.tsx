import { AuthProvider } from '@cb/features/auth/AuthProvider';
import { Connection } from '@cb/features/connection/Connection';
import { LinkProvider } from '@cb/ui/components/LinkProvider';
import { ProductNameProvider } from '@cb/ui/components/ProductName';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settings } from '../operator/settings.ts';
import { SiteLink } from '../routes/SiteLink.tsx';

interface SiteProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * The providers and notices around every page: the query cache, the product's name, links, the flows of
 * the public area, and the notice of a lost connection.
 */
export function SiteProviders({ queryClient, children }: SiteProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ProductNameProvider value={settings.productName}>
        <LinkProvider value={SiteLink}>
          <AuthProvider>
            {children}
            <Connection />
          </AuthProvider>
        </LinkProvider>
      </ProductNameProvider>
    </QueryClientProvider>
  );
}
