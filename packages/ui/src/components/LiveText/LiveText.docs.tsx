import type { Guidance } from '@cb/workbench/ComponentPage';
import { LiveText } from './LiveText.tsx';

export const guidance: Guidance = {
  use: `Text that screen readers announce politely when it appears or changes.

**Use it** for the result of the member's action, and for the start of a wait.

**Do not use it** for errors that need an answer (AlertBox), or for text that was there from the start.`,
  access: [
    'It takes no focus.',
    'It is announced politely: after what is being read, when it appears and when it changes.',
  ],
  do: { text: 'Say what happened.', show: () => <LiveText>Copied to the clipboard.</LiveText> },
  avoid: {
    text: 'Do not announce what the page shows anyway.',
    show: () => <LiveText>You are on the page Rewards Store.</LiveText>,
  },
};
