import { pictured } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { ListChecks, Zap } from 'lucide-react';
import { expect } from 'storybook/test';
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
        count: '32 open now',
      },
      { href: '/inbrain', Icon: Zap, name: 'inBrain', text: 'Short surveys, new ones all day' },
    ],
  },
  parameters: {
    guidance: {
      access: [
        'Each entry is one link, read with its name, its count and its line of text.',
        'The section is a landmark named by its heading; the number of links is announced.',
      ],
      do: {
        text: 'Use the line to tell the links apart.',
        show: () => (
          <LinkList
            title="More to earn"
            links={[
              {
                href: '#surveys',
                Icon: ListChecks,
                name: 'Surveys',
                text: 'Up to 105 CB in 20 minutes',
              },
              { href: '#inbrain', Icon: Zap, name: 'inBrain', text: 'A few CB in a minute or two' },
            ]}
          />
        ),
      },
      avoid: {
        text: 'Do not repeat the name in the line.',
        show: () => (
          <LinkList
            title="Ways to earn more"
            links={[
              { href: '#surveys', Icon: ListChecks, name: 'Surveys', text: 'Go to the surveys' },
              { href: '#inbrain', Icon: Zap, name: 'inBrain', text: 'Go to inBrain' },
            ]}
          />
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A section of large links.

**Use it** for a choice between parts of the site that need a line of explanation.

**Do not use it** for one next step (ButtonLink), or for views of one subject (LinkTabs).`,
      },
    },
  },
});

/** Two links; the first has a figure that changes. */
export const Counted = meta.story({ parameters: pictured });

Counted.test('names each link, its count and what is there', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Ways to earn' })).toBeVisible();
  await expect(
    canvas.getByRole('link', { name: 'Surveys 32 open now All that are open to you' }),
  ).toHaveAttribute('href', '/surveys');
  await expect(
    canvas.getByRole('link', { name: 'inBrain Short surveys, new ones all day' }),
  ).toHaveAttribute('href', '/inbrain');
});
