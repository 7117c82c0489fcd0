import type { Guidance } from '@cb/workbench/ComponentPage';
import { Amount } from '../Amount/Amount.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { BrandPanel } from './BrandPanel.tsx';

export const guidance: Guidance = {
  use: `The deep green surface with the rosette of a banknote.

**Use it** once in a view, for what belongs to the member: the balance, a promise, the moment of a reward. Its content takes its colours.

**Do not use it** for warnings or responses (AlertBox), and never twice.`,
  access: [
    'As a section with a label it is a landmark, named by its heading.',
    'It takes no focus; the focus rings of its links and buttons take its colours.',
    'The rosette is hidden from screen readers.',
  ],
  do: {
    text: 'Keep the rosette faint behind text.',
    show: () => (
      <BrandPanel>
        <Stack space="xxsmall">
          <Text weight="strong">Your balance</Text>
          <Amount cb={3037} size="headline" />
        </Stack>
      </BrandPanel>
    ),
  },
  avoid: {
    text: 'Do not write across a rosette that surrounds a picture.',
    show: () => (
      <BrandPanel texture="centre">
        <Stack space="xxsmall">
          <Text weight="strong">Your balance</Text>
          <Amount cb={3037} size="headline" />
        </Stack>
      </BrandPanel>
    ),
  },
};
