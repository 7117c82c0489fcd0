import type { Guidance } from '@cb/workbench/ComponentPage';
import { ButtonLink } from '../Link/Link.tsx';
import { StatePage } from './StatePage.tsx';

export const guidance: Guidance = {
  use: `A page or section that shows only a message: a drawing, one sentence and one next step.

**Use it** for a page with one message: done, not found, failed, deleted.

**Do not use it** for an empty list (EmptyState).`,
  access: [
    'Its title is the level 1 heading, which can receive the focus when the page opens.',
    'The sentence and the action follow; the drawing is hidden from screen readers.',
  ],
  do: {
    text: 'Title it with the event, in words that members use.',
    show: () => (
      <StatePage
        drawing="lost"
        level={2}
        title="We can’t find that page"
        action={<ButtonLink href="#home">Go to your surveys</ButtonLink>}
      >
        It may have moved.
      </StatePage>
    ),
  },
  avoid: {
    text: 'Do not title it with a code.',
    show: () => (
      <StatePage
        drawing="lost"
        level={2}
        title="Error 404"
        action={<ButtonLink href="#home">Go to your surveys</ButtonLink>}
      >
        Resource not found.
      </StatePage>
    ),
  },
};
