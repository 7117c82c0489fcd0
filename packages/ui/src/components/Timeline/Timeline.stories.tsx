import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './Timeline.docs.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const ordered: TimelineProps['steps'] = [
  { title: 'Ordered', detail: '22-Nov-2026 4:05PM', state: 'done' },
  {
    title: 'We check your order',
    detail: 'Within 15-30 business days: 11-Dec-2026 to 01-Jan-2027',
    state: 'current',
  },
  {
    title: 'It arrives by email',
    detail: 'At dana@mail.example. Look in the spam folder too.',
    state: 'upcoming',
  },
];

const meta = preview.meta({
  id: 'components-timeline',
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: { steps: ordered },
  parameters: { guidance },
});

/** A gift card is ordered, being checked, and still to arrive. */
export const OnItsWay = meta.story();

OnItsWay.test('announces the state of each step', async ({ canvas }) => {
  const [first, second, third] = canvas.getAllByRole('listitem');
  await expect(first).toHaveTextContent('Ordered (done)');
  await expect(second).toHaveAttribute('aria-current', 'step');
  await expect(third).not.toHaveAttribute('aria-current');
});

/** Every step is done, and none is current. */
export const Finished = meta.story({
  args: {
    steps: [
      { title: 'Ordered', detail: '01-Nov-2026 9:10AM', state: 'done' },
      { title: 'Delivered', detail: '20-Nov-2026 11:45AM', state: 'done' },
    ],
  },
});

export const Looks = meta.story({ ...looks({ OnItsWay, Finished }), tags: ['!dev', '!autodocs'] });
