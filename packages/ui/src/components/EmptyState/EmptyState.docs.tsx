import type { Guidance } from '@cb/workbench/ComponentPage';
import { ButtonLink } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guidance: Guidance = {
  use: `Replaces missing content with a drawing, one sentence and one next step.

**Use it** for a list, a search or a tab without results, and for a section that did not load: its action then tries again.

**Do not use it** while the content loads (Skeleton), or for a failure next to content that is still shown (AlertBox).`,
  access: [
    'The sentence is announced politely when it appears. The drawing is hidden from screen readers.',
    'It takes no focus; Tab reaches its action.',
  ],
  do: {
    text: 'Give the reason and one next step.',
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
