import type { Guidance } from '@cb/workbench/ComponentPage';
import { Notice } from './Notice.tsx';

export const guidance: Guidance = {
  use: `One sentence about an event that the member did not cause.

**Use it** for an expired session, or a page that was reset.

**Do not use it** for a response of the server (AlertBox), or for news that may disappear (Toast).`,
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
