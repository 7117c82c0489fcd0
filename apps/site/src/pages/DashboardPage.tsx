import { SessionGate } from '@cb/features/session/SessionGate';
import { Button } from '@cb/ui/components/Button';
import { Heading } from '@cb/ui/components/Heading';
import { ButtonLink } from '@cb/ui/components/Link';
import { Skeleton } from '@cb/ui/components/Skeleton';
import { SkeletonGroup } from '@cb/ui/components/SkeletonGroup';
import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { Navigate, useLocation } from 'react-router';
import { loginWithReturn } from '../next.ts';
import { paths } from '../paths.ts';
import { PlainPage } from '../PlainPage.tsx';

/** Stands where the dashboard will: shows who is logged in, and the way out. */
export function DashboardPage() {
  const { pathname, search, hash } = useLocation();
  return (
    <SessionGate
      loading={<Loading />}
      visitor={<Navigate to={loginWithReturn(pathname + search + hash)} replace />}
      failed={(retry) => <Failed onRetry={retry} />}
      member={(userId) => <Member userId={userId} />}
    />
  );
}

function Loading() {
  return (
    <PlainPage title="Dashboard">
      <SkeletonGroup label="Loading your dashboard">
        <Skeleton lines={3} />
      </SkeletonGroup>
    </PlainPage>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainPage title="Dashboard">
      <Stack align="start">
        <Heading level={1}>Your dashboard did not load</Heading>
        <Text tone="muted">Check your connection, then try again.</Text>
        <Button onClick={onRetry}>Try again</Button>
      </Stack>
    </PlainPage>
  );
}

function Member({ userId }: { userId: string }) {
  return (
    <PlainPage title="Dashboard">
      <Stack align="start">
        <Heading level={1}>You are logged in</Heading>
        <Text>Your member number is {userId}.</Text>
        <ButtonLink href={paths.logout} tone="secondary">
          Logout
        </ButtonLink>
      </Stack>
    </PlainPage>
  );
}
