import type { Guidance } from '@cb/workbench/ComponentPage';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guidance: Guidance = {
  use: `A surface for content that belongs together.

**Use it** for one subject of a page: a survey, a form, a summary. A tone says what the subject means.

**Do not use it** inside another card, or around a whole page.`,
  access: [
    'It takes no focus: what can be pressed is inside it.',
    'As a section with a label it is a landmark.',
  ],
  do: {
    text: 'Give a card one subject, with its heading inside.',
    show: () => (
      <Card>
        <Stack space="xsmall">
          <Heading level={3}>Survey of the day</Heading>
          <Text>12 minutes</Text>
        </Stack>
      </Card>
    ),
  },
  avoid: {
    text: 'Do not put a card into a card.',
    show: () => (
      <Card>
        <Card>
          <Text>12 minutes</Text>
        </Card>
      </Card>
    ),
  },
};
