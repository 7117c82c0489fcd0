import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** The banner of the referral page: 30 % for life (REF-02; other texts say 10 %: PRD-07). */
export function ReferralPromise() {
  return (
    <Card tone="accent">
      <Stack space="xsmall">
        <Heading level={2}>Get 30% of what your friends earn, for life</Heading>
        <Text>Share your link. When friends join with it and earn, you earn with them.</Text>
      </Stack>
    </Card>
  );
}
