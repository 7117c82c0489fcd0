import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawing } from './Drawing.tsx';

export const guidance: Guidance = {
  use: `One of six small drawings, in the style of the icons, with one gold spark.

**Use it** through EmptyState and StatePage, above the sentence that carries the meaning.

**Do not use it** to decorate existing content.`,
  access: [
    'It is hidden from screen readers, and takes no focus: the sentence below it has the meaning.',
  ],
  do: {
    text: 'Choose the drawing that fits the sentence below it.',
    show: () => (
      <Stack align="center">
        <Drawing name="surveys" />
        <Text>There are no surveys for you right now.</Text>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not leave the meaning to the drawing.',
    show: () => (
      <Stack align="center">
        <Drawing name="surveys" />
      </Stack>
    ),
  },
};
