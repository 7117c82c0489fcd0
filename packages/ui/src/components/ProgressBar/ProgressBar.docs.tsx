import type { Guidance } from '@cb/workbench/ComponentPage';
import { ProgressBar } from './ProgressBar.tsx';

export const guidance: Guidance = {
  use: `A progress bar with a message, for a wait of known or unknown length.

**Use it** while a call runs that the member started, in the place of the form or beside it.

**Do not use it** for content that loads into a page (Skeleton) or for a single button's wait (its \`busy\`).`,
  access: [
    'The message is announced politely, at first and when it changes.',
    'It is read as a progress bar named by its message, with its percentage if that is known.',
    'Without a percentage it announces after ten seconds that it takes longer than usual.',
  ],
  do: {
    text: 'Leave out the value if the progress is unknown.',
    show: () => <ProgressBar message="Ordering your gift card" />,
  },
  avoid: {
    text: 'Do not invent a percentage: a bar that stops looks broken.',
    show: () => <ProgressBar message="Ordering your gift card" value={90} />,
  },
};
