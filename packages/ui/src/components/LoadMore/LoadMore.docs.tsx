import type { Guidance } from '@cb/workbench/ComponentPage';
import { LoadMore } from './LoadMore.tsx';

export const guidance: Guidance = {
  use: `A button at the end of a list that loads more.

**Use it** below a list that is loaded or rendered in parts; leave it out at the end of the list.

**Do not use it** where the member must compare pages (paging with Previous and Next).`,
  access: [
    'Tab reaches the button; Enter and Space load more rows.',
    'While rows load, the button keeps the focus and ignores presses.',
    'A press moves the focus to the first of the new rows.',
  ],
  do: {
    text: 'Name the rows on the button.',
    show: () => (
      <LoadMore label="Show more surveys" count={48} from="press" onMore={() => undefined} />
    ),
  },
  avoid: {
    text: 'Do not write a label that fits any list.',
    show: () => <LoadMore label="Load more" count={48} from="press" onMore={() => undefined} />,
  },
};
