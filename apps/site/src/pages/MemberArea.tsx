import { AvailableBalance, Balance } from '@cb/features/balance/Balance';
import { CbCode } from '@cb/features/cbCode/CbCode';
import { Realtime } from '@cb/features/realtime/Realtime';
import { ToastsProvider } from '@cb/features/toasts/Toasts';
import { Skeleton } from '@cb/ui/components/Skeleton';
import { SkeletonGroup } from '@cb/ui/components/SkeletonGroup';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Page } from '../Page.tsx';
import { paths } from '../paths.ts';
import { Framed } from './Framed.tsx';
import type { WireId } from '@cb/features/lib/wireId';

/** What a member sees: the shell with what is live, and the screen of the route in it. */
export function MemberArea({ userId }: { userId: WireId }) {
  const { pathname } = useLocation();
  const [, , section] = pathname.split('/');
  return (
    <ToastsProvider>
      <Realtime userId={userId} />
      <Framed
        tools={{
          balance: <Balance userId={userId} />,
          available: <AvailableBalance userId={userId} />,
          cbCode: <CbCode userId={userId} />,
        }}
      >
        <ErrorBoundary
          homeHref={paths.dashboard}
          frame={(screen) => <Page title="Something went wrong">{screen}</Page>}
        >
          <Suspense key={section} fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Framed>
    </ToastsProvider>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading the page">
      <Skeleton lines={3} />
      <Skeleton shape="block" size="large" />
    </SkeletonGroup>
  );
}
