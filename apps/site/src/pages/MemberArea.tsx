import { AvailableBalance, Balance } from '@cb/features/balance/Balance';
import { CbCode } from '@cb/features/balance/CbCode';
import { useHasUnread } from '@cb/features/messages/inboxMemory';
import { useInitials } from '@cb/features/shared/member/profile';
import { Pushes } from '@cb/features/shared/realtime/Pushes';
import type { Member } from '@cb/features/shared/gate/SessionGate';
import { Shell } from '@cb/features/shell/Shell';
import { RewardFace } from '@cb/features/store/RewardFaces';
import { ThemeChoice } from '@cb/features/shell/ThemeChoice';
import { Notice } from '@cb/ui/components/Notice';
import { Skeleton } from '@cb/ui/components/Skeleton';
import { Stack } from '@cb/ui/components/Stack';
import { BalanceFigure } from '@cb/ui/screens/Balance/BalanceFigure';
import { memo, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ErrorBoundary, omitOnError } from '../frame/ErrorBoundary.tsx';
import { MemberRoutes } from '../routes/MemberRoutes.tsx';
import { Page, useTitle } from '../frame/Page.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { entryOf } from '../routes/memberTable.tsx';
import { paths } from '../routes/paths.ts';
import { shellLinks } from '../routes/shellLinks.ts';

interface MemberAreaProps {
  /** Undefined while the session is loading, and if it could not be fetched. */
  member?: Member | undefined;
  /** Replaces the screen if the session could not be fetched. */
  failure?: ReactNode;
}

/** Placeholders for the member's data, to avoid layout shifts in the bar. */
const loadingTools = {
  balance: <BalanceFigure status="loading" />,
  available: <BalanceFigure status="loading" label="Available" />,
  cbCode: <Skeleton lines={3} />,
  initials: '',
  hasUnread: false,
};

/**
 * The member area: the shell, and in it the screen of the current route. While the session is loading,
 * the shell has no data of the member, and a skeleton in the screen's place. Memoised, so that a new response
 * about the session re-renders it only for another member.
 */
export const MemberArea = memo(function MemberArea({ member, failure }: MemberAreaProps) {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memberTools = {
    balance: omitOnError(<Balance />),
    available: omitOnError(<AvailableBalance />),
    cbCode: omitOnError(<CbCode />),
    initials: useInitials(),
    hasUnread: useHasUnread(),
    giftCard: omitOnError(<RewardFace />),
  };
  const toolsWithoutMember = failure ? undefined : loadingTools;
  return (
    <>
      {member && omitOnError(<Pushes />)}
      <Shell
        links={shellLinks}
        visit={{ path: pathname, key, isReturn }}
        current={entryOf(pathname)}
        tools={member ? memberTools : toolsWithoutMember}
        themeSwitch={omitOnError(<ThemeChoice />)}
      >
        {failure ?? <Screen member={member} />}
      </Shell>
    </>
  );
});

function Loading() {
  useTitle('Dashboard');
  return <PageSkeleton label="Loading your dashboard" />;
}

function Screen({ member }: { member: Member | undefined }) {
  const hasMember = Boolean(member);
  // Deferred, so that the skeleton stays until the screen's code has loaded. A Suspense fallback in between
  // would stay for at least 300 ms.
  const isReady = useDeferredValue(hasMember) && hasMember;
  const [isNoticeClosed, setIsNoticeClosed] = useState(false);
  const { pathname } = useLocation();
  const [, , section] = pathname.split('/');
  return (
    <Stack>
      {member?.startedOver && !isNoticeClosed && (
        <Notice onDismiss={() => setIsNoticeClosed(true)}>
          Someone else is logged in now. This page was started over.
        </Notice>
      )}
      <ErrorBoundary
        homeHref={paths.dashboard}
        frame={(screen) => <Page title="Something went wrong">{screen}</Page>}
      >
        <Suspense key={section} fallback={<PageSkeleton label="Loading the page" />}>
          {isReady ? <MemberRoutes /> : <Loading />}
        </Suspense>
      </ErrorBoundary>
    </Stack>
  );
}
