import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** Shown for an unknown address (decision D6), inside the shell of its area. */
export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  return (
    <Stack space="large" align="start">
      <Stack space="xsmall">
        <Heading level={1}>We can't find that page</Heading>
        <Text tone="muted">The address may be mistyped, or the page may have moved.</Text>
      </Stack>
      <ButtonLink href={homeHref}>Go to the start page</ButtonLink>
    </Stack>
  );
}
