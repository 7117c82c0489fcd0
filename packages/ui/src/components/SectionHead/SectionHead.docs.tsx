import type { Guidance } from '@cb/workbench/ComponentPage';
import { SectionHead } from './SectionHead.tsx';

export const guidance: Guidance = {
  use: `The head of a section: its title, its amount and a link to more.

**Use it** above a list, a table or a row of cards.

**Do not use it** as the head of a card with two lines of text (Heading).`,
  access: [
    'The title is a heading, of level 2 unless it has another; the amount is read after it.',
    'Its controls follow the title in the order of Tab.',
    'With its `id` the heading can name the section.',
  ],
  do: {
    text: 'Give the amount as `detail`, below the title.',
    show: () => <SectionHead title="Your recent referrals" detail="18 in all, 9 this month" />,
  },
  avoid: {
    text: 'Do not put the amount into the title.',
    show: () => <SectionHead title="Your recent referrals (18 in all, 9 this month)" />,
  },
};
