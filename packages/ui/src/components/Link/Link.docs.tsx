import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guidance: Guidance = {
  use: `A link; as a ButtonLink, the main next step of a screen.

**Use it** for everything with an address, marked as external when it leaves the site.

**Do not use it** for actions on the page (Button).`,
  access: [
    'Enter follows it; Space does only where it is announced as a button.',
    'A link that leaves the site is announced as opening a new tab.',
    'The current page is announced.',
  ],
  do: {
    text: 'Let the words of the link name its target.',
    show: () => (
      <Text>
        Read the <Link href="#terms">terms of this gift card</Link>.
      </Text>
    ),
  },
  avoid: {
    text: 'Do not write words that mean nothing on their own.',
    show: () => (
      <Text>
        To read the terms, <Link href="#terms">click here</Link>.
      </Text>
    ),
  },
};
