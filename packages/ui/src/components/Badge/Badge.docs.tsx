import type { Guidance } from '@cb/workbench/ComponentPage';
import { Badge } from './Badge.tsx';

export const guidance: Guidance = {
  use: `A short label on another element.

**Use it** for a state, a count, or an amount (\`reward\`). Its text must make sense without the colour.

**Do not use it** as a button or a link, or for a whole sentence.`,
  access: [
    'It takes no focus, and is read as part of the element that it labels.',
    'The tone is not announced.',
  ],
  do: { text: 'Use one or two words.', show: () => <Badge tone="positive">Paid</Badge> },
  avoid: {
    text: 'Do not use it for a sentence.',
    show: () => <Badge tone="positive">We paid your order on Monday</Badge>,
  },
};
