import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { ListChecks, Zap } from 'lucide-react';
import { expect } from 'storybook/test';
import { guidance } from './LinkList.docs.tsx';
import { LinkList } from './LinkList.tsx';

const meta = preview.meta({
  id: 'components-linklist',
  title: 'Components/Actions/LinkList',
  component: LinkList,
  args: {
    title: 'Ways to earn',
    links: [
      {
        href: '/surveys',
        Icon: ListChecks,
        name: 'Surveys',
        text: 'All that are open to you',
        badge: '32 open now',
      },
      { href: '/inbrain', Icon: Zap, name: 'inBrain', text: 'Short surveys, new ones all day' },
    ],
  },
  parameters: { guidance },
});

/** Two links; the first has a badge. */
export const Counted = meta.story({ parameters: pictured });

Counted.test('announces each link with its badge and its explanation', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Ways to earn' })).toBeVisible();
  await expect(
    canvas.getByRole('link', { name: 'Surveys 32 open now All that are open to you' }),
  ).toHaveAttribute('href', '/surveys');
  await expect(
    canvas.getByRole('link', { name: 'inBrain Short surveys, new ones all day' }),
  ).toHaveAttribute('href', '/inbrain');
});
