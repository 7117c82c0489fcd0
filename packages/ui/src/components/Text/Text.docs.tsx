import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from './Text.tsx';

export const guidance: Guidance = {
  use: `Running text in one of the theme's sizes and tones.

**Use it** for all text except headings. The words must make sense without the colour of the tone.

**Do not use it** for amounts (Amount), or for labels on another element (Badge).`,
  access: ['It takes no focus, and is read as a paragraph.', 'The tone is not announced.'],
  do: {
    text: 'Write what happened and what to do next.',
    show: () => <Text tone="critical">The code was not accepted. Check it for typing errors.</Text>,
  },
  avoid: {
    text: 'Do not leave the meaning to the colour.',
    show: () => <Text tone="critical">The code</Text>,
  },
};
