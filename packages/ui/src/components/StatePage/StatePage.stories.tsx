import { pictured, picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Link/Link.tsx';
import { StatePage } from './StatePage.tsx';

const meta = preview.meta({
  id: 'components-statepage',
  title: 'Components/Feedback/StatePage',
  component: StatePage,
  args: {
    drawing: 'done' as const,
    title: 'Your profile is complete',
    children: 'From now on you see the surveys that fit you first.',
    action: (
      <ButtonLink href="/dashboard/offers/wall" size="large">
        See your surveys
      </ButtonLink>
    ),
  },
  parameters: {
    guidance: {
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
    } satisfies Guidance,
    docs: {
      description: {
        component: `A page or section that shows only a message: a drawing, one sentence and one way on.

**Use it** for a page with one message: done, not found, failed, deleted.

**Do not use it** for an empty list (EmptyState).`,
      },
    },
  },
});

/** A task has ended, and the way on is the largest control. */
export const Done = meta.story({ parameters: picturedIn('dark phone') });

Done.test('has one heading, which can receive the focus', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  heading.focus();
  await expect(heading).toHaveFocus();
});

/** The address leads nowhere, and the way on leads back into the site. */
export const NotFound = meta.story({
  parameters: pictured,
  args: {
    drawing: 'lost',
    title: 'We can’t find that page',
    children: 'It may have moved, or the address has a typo.',
  },
});
