import { useId } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface AdBlockWarningProps {
  /** `clear` renders nothing. */
  status: 'clear' | 'blocked';
  /** An external guide to allowing this site in an ad blocker. */
  guideHref: string;
}

/** Warns that an ad blocker is active (ACC-01, D49). */
export function AdBlockWarning({ status, guideHref }: AdBlockWarningProps) {
  const id = useId();
  if (status === 'clear') return null;
  return (
    <Card as="section" labelledBy={id} tone="warning">
      <Stack space="xsmall">
        <Heading level={2} size="lead" id={id}>
          An ad blocker is on
        </Heading>
        <Text>
          It can hide surveys and offers, and what you do may not be counted. Let this site through
          to earn your CB.
        </Text>
        <Text>
          <Link href={guideHref} look="standalone" external>
            How to whitelist this site
          </Link>
        </Text>
      </Stack>
    </Card>
  );
}
