import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface SettingsSectionProps {
  title: string;
  /** One sentence about what the section is for. */
  explanation: string;
  /** A function receives the heading's id, to label the section's form with it. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A section of the account settings with a heading and an explanation. */
export function SettingsSection({ title, explanation, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Stack space="xxsmall">
          <Heading level={2} size="lead" id={id}>
            {title}
          </Heading>
          <Text tone="muted" size="small">
            {explanation}
          </Text>
        </Stack>
        {typeof children === 'function' ? children(id) : children}
      </Stack>
    </Card>
  );
}
