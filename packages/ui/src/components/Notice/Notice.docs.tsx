import type { Guidance } from '@cb/workbench/ComponentPage';
import { Notice } from './Notice.tsx';

export const guidance: Guidance = {
  use: `One sentence about a change of the page that the member did not cause.

**Use it** for something the member did not ask for: an expired session, a page that was reset.

**Do not use it** for a response of the server (AlertBox), or for passing news (Toast).`,
  access: [
    'It is announced at once when it appears, and takes no focus.',
    'Tab reaches Dismiss; the screen decides where the focus goes after it.',
  ],
  do: {
    text: 'Add the consequence for the member.',
    show: () => <Notice>Someone else is logged in now. This page was started over.</Notice>,
  },
  avoid: {
    text: 'Do not report the result of a press.',
    show: () => <Notice>Your profile was saved.</Notice>,
  },
};
