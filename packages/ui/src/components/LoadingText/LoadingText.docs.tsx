import type { Guidance } from '@cb/workbench/ComponentPage';
import { LoadingText } from './LoadingText.tsx';

export const guidance: Guidance = {
  use: `Names what is loading. Inside a LoadingScope, the scope announces it once for all its parts.

**Use it** for each part of a screen that loads its own data, with a LoadingScope around a screen of several parts.

**Do not use it** for something the member just did, such as sending a form (LiveText).`,
  access: [
    'It is announced politely, unless a LoadingScope announces for all parts.',
    'After ten seconds it adds, and announces, that loading takes longer than usual.',
    'The spinner is hidden from screen readers; nothing takes the focus.',
  ],
  do: {
    text: 'Name the content that loads.',
    show: () => <LoadingText>Loading your referrals</LoadingText>,
  },
  avoid: {
    text: 'Do not write a text that fits any content.',
    show: () => <LoadingText>Please wait…</LoadingText>,
  },
};
