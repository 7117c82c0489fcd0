import { SessionGate, type Departure } from '@cb/features/shared/gate/SessionGate';
import { MemberClientProvider } from '@cb/features/shared/session/MemberClientProvider';
import { Button } from '@cb/ui/components/Button';
import { StatePage } from '@cb/ui/components/StatePage';
import { useLocation, useNavigationType } from 'react-router';
import { loginWithReturn } from '../routes/returnPath.ts';
import { Page } from '../frame/Page.tsx';
import { paths } from '../routes/paths.ts';
import { Redirect } from '../routes/Redirect.tsx';
import { MemberArea } from './MemberArea.tsx';

/** The dashboard: fetches the session [API-10], and shows the member's area in its shell. */
export function DashboardPage() {
  const { pathname, search, hash, state } = useLocation();
  // Most people who open the start page are visitors, who should not see the frame (D356).
  const isAtStart = useNavigationType() === 'REPLACE' && state === 'start';
  return (
    <MemberClientProvider>
      <SessionGate
        visitor={(departure) => <Leave departure={departure} address={pathname + search + hash} />}
        failed={(onRetry, advice) => (
          <MemberArea failure={<Failed onRetry={onRetry} advice={advice} />} />
        )}
      >
        {(member) => (!member && isAtStart ? null : <MemberArea member={member} />)}
      </SessionGate>
    </MemberClientProvider>
  );
}

function Leave({ departure, address }: { departure: Departure; address: string }) {
  const { state } = useLocation();
  // Nobody is logged in although a login just succeeded. After a reload the state is the same, but not the type.
  const isRefused = useNavigationType() === 'REPLACE' && state === 'loggedIn';
  switch (departure) {
    case 'absent':
      return <Redirect to={loginWithReturn(address)} state={isRefused ? 'cookies' : undefined} />;
    case 'expired':
      return <Redirect to={loginWithReturn(address)} state={departure} />;
    case 'loggedOut':
      return <Redirect to={paths.login} state={departure} />;
    case 'deleted':
      return <Redirect to={paths.accountDeleted} />;
  }
}

function Failed({ onRetry, advice }: { onRetry: () => void; advice: string }) {
  return (
    <Page title="Dashboard">
      <StatePage
        drawing="offline"
        title="Your dashboard did not load"
        action={
          <Button size="large" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {advice}
      </StatePage>
    </Page>
  );
}
