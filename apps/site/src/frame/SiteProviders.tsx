import { AuthProvider } from '@cb/features/public/AuthProvider';
import { Connection } from '@cb/features/shared/connection/Connection';
import { MemberClientContext, type MemberClient } from '@cb/features/shared/session/memberClient';
import { LinkProvider } from '@cb/ui/components/Link';
import { ProductNameProvider } from '@cb/ui/components/Wordmark';
import { startTransition, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary, omitOnError } from './ErrorBoundary.tsx';
import { settings } from '../operator/pageSettings.ts';
import { SiteLink } from '../routes/SiteLink.tsx';

/**
 * The providers and notices around every page: the member's query client, the product's name, links, the
 * flows of the public area, and the notice of a lost connection.
 */
export function SiteProviders({ children }: { children: ReactNode }) {
  const [client, setClient] = useState<MemberClient['client']>();
  const memberClient = useMemo<MemberClient>(
    // In a transition, so that prerendered parts stay until they are hydrated.
    () => ({ client, keep: (kept) => startTransition(() => setClient(kept)) }),
    [client],
  );
  return (
    <MemberClientContext value={memberClient}>
      <ProductNameProvider value={settings.productName}>
        <LinkProvider value={SiteLink}>
          <ErrorBoundary>
            <AuthProvider>
              {children}
              {omitOnError(<Connection />)}
            </AuthProvider>
          </ErrorBoundary>
        </LinkProvider>
      </ProductNameProvider>
    </MemberClientContext>
  );
}
