import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guidance: Guidance = {
  use: `Words for screen readers only.

**Use it** for text that sighted users get from a picture or the layout.

**Do not use it** to hide text that everyone needs.`,
  access: ['It is read in its place in the sentence, and takes no focus.'],
  do: {
    text: 'Complete in words what only the layout shows.',
    show: () => (
      <Text>
        3<VisuallyHidden> of 12 surveys</VisuallyHidden>
      </Text>
    ),
  },
  avoid: {
    text: 'Do not hide what everyone needs.',
    show: () => (
      <Text>
        <VisuallyHidden>The order cannot be undone. </VisuallyHidden>Order now?
      </Text>
    ),
  },
};
