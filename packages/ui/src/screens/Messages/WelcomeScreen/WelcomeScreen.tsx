import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** The welcome message (MSG-01, D35): the point system, old accounts, and a link to start. */
export function WelcomeScreen({ dashboardHref }: { dashboardHref: string }) {
  return (
    <Card>
      <Stack space="large" align="start">
        <Heading level={1}>Welcome to CB Rewards</Heading>
        <Stack>
          <Text>
            You are on our 2.0 point system: everything you earn is counted in CB, and 100 CB = $1.
          </Text>
          <Text>
            Do you have an old account? Its rewards stay separate from your CB. Redeem your old
            rewards there, and then stop using the old account.
          </Text>
        </Stack>
        <ButtonLink href={dashboardHref}>Start Earning CBs Here</ButtonLink>
      </Stack>
    </Card>
  );
}
