import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Link/Link.tsx';
import { guidance } from './StatePage.docs.tsx';
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
  parameters: { guidance },
});

/** A task has ended; the largest control continues. */
export const Done = meta.story({ parameters: picturedIn('dark phone') });

Done.test('has one heading, which can receive the focus', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  heading.focus();
  await expect(heading).toHaveFocus();
});

/** No page has this address; the largest control leads back into the site. */
export const NotFound = meta.story({
  parameters: pictured,
  args: {
    drawing: 'lost',
    title: 'We can’t find that page',
    children: 'It may have moved, or the address has a typo.',
  },
});
