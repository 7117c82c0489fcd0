import { useId } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface AdBlockWarningProps {
  /** `clear` shows nothing: there is nothing to warn of. */
  status: 'clear' | 'blocked';
  /** The guide to letting this site through; outside the site. */
  guideHref: string;
}

/** Warns that an ad blocker is at work (ACC-01, D49). */
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
