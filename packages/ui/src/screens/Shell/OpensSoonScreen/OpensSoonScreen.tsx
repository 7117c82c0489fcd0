import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface OpensSoonScreenProps {
  /** The name of the part that is not there yet. */
  title: string;
  backHref: string;
}

/** Says honestly that a part of the site is not open yet, and leads on. */
export function OpensSoonScreen({ title, backHref }: OpensSoonScreenProps) {
  return (
    <Stack space="large" align="start">
      <Stack space="xsmall">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">This part opens soon. Your balance is not affected.</Text>
      </Stack>
      <ButtonLink href={backHref} tone="secondary">
        Back to the dashboard
      </ButtonLink>
    </Stack>
  );
}
