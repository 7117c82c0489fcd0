import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** Confirms that the account and its CBs are deleted (decision D9). */
export function AccountDeletedScreen({ landingHref }: { landingHref: string }) {
  return (
    <Stack space="large" align="start">
      <Stack space="xsmall">
        <Heading level={1}>Your account is deleted</Heading>
        <Text tone="muted">
          Your account and all its CBs are gone. Thank you for having been here.
        </Text>
      </Stack>
      <ButtonLink href={landingHref}>Go to the start page</ButtonLink>
    </Stack>
  );
}
