import type { Guidance } from '@cb/workbench/ComponentPage';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

export const guidance: Guidance = {
  use: `A spinner for a short wait of unknown length.

**Use it** inside a busy control, or next to the text that says what is going on.

**Do not use it** for content that loads (Skeleton), or for a wait with a message (ProgressBar).`,
  access: [
    'It is hidden from screen readers, and takes no focus: announce the wait with a text.',
    'Under reduced motion its outline is dotted.',
  ],
  do: {
    text: 'Put the text that names the wait next to it.',
    show: () => (
      <Inline space="xsmall">
        <Spinner size="small" />
        <Text>Checking your code</Text>
      </Inline>
    ),
  },
  avoid: { text: 'Do not show it without a text.', show: () => <Spinner size="small" /> },
};
