import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface SettingsSectionProps {
  title: string;
  /** What the section is for, in one sentence. */
  explanation: string;
  /** The id of the heading names the section's form, where it has one. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** One subject of the account settings. */
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
