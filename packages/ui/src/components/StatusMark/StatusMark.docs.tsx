import type { Guidance } from '@cb/workbench/ComponentPage';
import { StatusMark } from './StatusMark.tsx';

export const guidance: Guidance = {
  use: `A status: an icon, a word and a colour that mean the same everywhere.

**Use it** in the row of an earning, an order, a code or a referral.

**Do not use it** for counts or values (Badge), or for responses (AlertBox).`,
  access: ['Only its word is read: icon and colour are not announced.', 'It takes no focus.'],
  do: {
    text: 'Show an unknown word of the server without a colour.',
    show: () => <StatusMark status="other">On Hold</StatusMark>,
  },
  avoid: {
    text: 'Do not guess the meaning of an unknown word.',
    show: () => <StatusMark status="refused">On Hold</StatusMark>,
  },
};
