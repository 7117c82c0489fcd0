import { AvailableBalance, Balance } from '@cb/features/live/Balance';
import { CbCode } from '@cb/features/live/CbCode';
import { useInboxNews } from '@cb/features/member/inboxNews';
import { useInitials } from '@cb/features/member/initials';
import { Realtime } from '@cb/features/realtime/Realtime';
import { ToastsProvider } from '@cb/features/realtime/Toasts';
import { Notice } from '@cb/ui/components/Notice';
import { Stack } from '@cb/ui/components/Stack';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { MemberRoutes } from '../memberRoutes.tsx';
import { Page } from '../Page.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { paths } from '../paths.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import type { WireId } from '@cb/features/wire/wireId';

interface MemberAreaProps {
  userId: WireId;
  /** Whether this member's pages replaced those of another member. */
  startedOver: boolean;
}

/** The member area: the shell with its live data, and the screen of the current route. */
export function MemberArea({ userId, startedOver }: MemberAreaProps) {
  const [noticed, setNoticed] = useState(!startedOver);
  const { pathname } = useLocation();
  const initials = useInitials(userId);
  const hasNews = useInboxNews();
  const [, , section] = pathname.split('/');
  return (
    <ToastsProvider>
      <Realtime userId={userId} />
      <DashboardLayout
        tools={{
          balance: <Balance userId={userId} />,
          available: <AvailableBalance userId={userId} />,
          cbCode: <CbCode userId={userId} />,
          initials,
          hasNews,
        }}
      >
        <Stack>
          {!noticed && (
            <Notice onDismiss={() => setNoticed(true)}>
              Someone else is logged in now. This page was started over.
            </Notice>
          )}
          <ErrorBoundary
            homeHref={paths.dashboard}
            frame={(screen) => <Page title="Something went wrong">{screen}</Page>}
          >
            <Suspense
              key={section}
              fallback={<PageSkeleton label="Loading the page" pathname={pathname} />}
            >
              <MemberRoutes />
            </Suspense>
          </ErrorBoundary>
        </Stack>
      </DashboardLayout>
    </ToastsProvider>
  );
}
