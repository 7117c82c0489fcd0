import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const bar = (value: number, at: number) => ({
  label: `Day ${at + 1}`,
  value,
  text: `${value} CB`,
});
const bars = [120, 0, 45, 80, 200, 10, 0, 95, 60, 130, 20, 150].map(bar);

const meta = preview.meta({
  title: 'Components/BarChart',
  component: BarChart,
  args: { caption: '910 CB in 12 days', bars, headers: ['Day', 'CB earned'] as const },
  parameters: {
    docs: {
      description: {
        component: `Figures beside each other, to see where there was much and where nothing.

**Use it** for one row of figures of one kind, as CB per day.

**Not** where the exact figure matters most (Table) or for parts of a whole.`,
      },
    },
  },
});

export const Ready = meta.story();

Ready.test('is an image with a name and proportional bars', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: '910 CB in 12 days' });
  const heights = Array.from(picture.querySelectorAll('rect'), (rect) =>
    Number(rect.getAttribute('height')),
  );
  await expect(heights).toHaveLength(12);
  await expect([heights[4], heights[0], heights[1]]).toEqual([100, 60, 0]);
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/as a table/)),
});

AsTable.test('has an equivalent table', async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(13);
  await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('120 CB');
});

export const Nothing = meta.story({
  args: {
    caption: '0 CB in 12 days',
    bars: bars.map(({ label }) => ({ label, value: 0, text: '0 CB' })),
  },
});

export const NotNumbers = meta.story({
  parameters: noPicture,
  args: { bars: [Number.NaN, -5, Infinity, 3].map(bar) },
});

export const OneBar = meta.story({ parameters: noPicture, args: { bars: bars.slice(0, 1) } });
