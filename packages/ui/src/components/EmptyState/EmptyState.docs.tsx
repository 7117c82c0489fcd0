import type { Guidance } from '@cb/workbench/ComponentPage';
import { ButtonLink } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guidance: Guidance = {
  use: `Fills an empty place with a drawing, one sentence and one way on.

**Use it** for a list, a search or a tab without results, and for a whole part that did not load: its action then tries again.

**Do not use it** while the content loads (Skeleton), or for a failure next to content that is still shown (AlertBox).`,
  access: [
    'The sentence is read, and then the action; the drawing is hidden.',
    'It has no role: a LiveText has to announce a search that finds nothing.',
  ],
  do: {
    text: 'Give the reason and one way to fill the place.',
    show: () => (
      <EmptyState drawing="people" action={<ButtonLink href="#refer">Invite a friend</ButtonLink>}>
        Nobody has joined with your link yet.
      </EmptyState>
    ),
  },
  avoid: {
    text: 'Do not only report that there is nothing.',
    show: () => <EmptyState>No data.</EmptyState>,
  },
};
