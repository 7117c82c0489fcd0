import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guidance: Guidance = {
  use: `Stacks its children vertically with equal gaps.

**Use it** for every column: spacing belongs to the layout, never to its children.

**Do not use it** for content in a row (Inline).`,
  access: ['It has no role: its children are read in the order of the code.'],
  do: {
    text: 'Nest stacks: a small gap inside a group, a larger one between groups.',
    show: () => (
      <Stack space="large">
        <Stack space="xxsmall">
          <Text weight="strong">Gift card</Text>
          <Text>Arrives by email</Text>
        </Stack>
        <Stack space="xxsmall">
          <Text weight="strong">Cash</Text>
          <Text>Takes 15 to 30 days</Text>
        </Stack>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not separate groups by the gap that is inside them.',
    show: () => (
      <Stack space="small">
        <Text weight="strong">Gift card</Text>
        <Text>Arrives by email</Text>
        <Text weight="strong">Cash</Text>
        <Text>Takes 15 to 30 days</Text>
      </Stack>
    ),
  },
};
