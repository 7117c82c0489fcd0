import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from './Text.tsx';

export const guidance: Guidance = {
  use: `Running text in one of the theme's sizes and tones.

**Use it** for all text except headings; a tone supports the meaning of the words.

**Do not use it** for amounts (Amount), or for labels on something else (Badge).`,
  access: [
    'It takes no focus and has no role: it is read as a paragraph.',
    'A tone is not announced, so the words carry the meaning.',
  ],
  do: {
    text: 'Write what happened and what to do next.',
    show: () => <Text tone="critical">The code was not accepted. Check it for typing errors.</Text>,
  },
  avoid: {
    text: 'Do not leave the meaning to the colour.',
    show: () => <Text tone="critical">The code</Text>,
  },
};
