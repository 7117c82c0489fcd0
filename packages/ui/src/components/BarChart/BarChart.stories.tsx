import { pictured, picturedIn } from '@cb/workbench/pictured';
import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { bars, guidance, toBar } from './BarChart.docs.tsx';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  id: 'components-barchart',
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: { caption: '910 CB in 12 days', bars, headers: ['Day', 'CB earned'] as const },
  parameters: { guidance },
});

/** Twelve days with the highest value labelled. */
export const Ready = meta.story();

Ready.test('is an image with a name and proportional bars', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: '910 CB in 12 days' });
  const heights = Array.from(picture.children, (part) => part.clientHeight);
  const tallest = heights[4] ?? 0;
  await expect(heights).toHaveLength(12);
  await expect(heights.map((height) => Math.round((height / tallest) * 20))).toEqual([
    12, 0, 5, 8, 20, 1, 0, 10, 6, 13, 2, 15,
  ]);
});

Ready.test('keeps its last label inside the chart', async ({ canvasElement }) => {
  const figure = canvasElement.querySelector('figure');
  const right = figure?.getBoundingClientRect().right ?? 0;
  const lastLabel = [...canvasElement.querySelectorAll('span')].findLast(
    ({ textContent, children }) => textContent === '12 Nov' && children.length === 0,
  );
  await expect(lastLabel?.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
});

Ready.test('shows the highest value, or that of a hovered bar', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('200 CB')).toBeVisible();
  const plot = canvas.getByRole('slider', { name: 'Day' });
  const { left, top, width } = plot.getBoundingClientRect();
  for (const [at, text] of [
    [0.2, '03-Nov-2026: 45 CB'],
    [1, '12-Nov-2026: 150 CB'],
  ] as const) {
    const coords = { clientX: left + width * at, clientY: top + 20 };
    await userEvent.pointer({ target: plot, coords });
    await expect(await canvas.findByText(text)).toBeVisible();
  }
  await expect(canvas.queryByText('200 CB')).toBeNull();
  await userEvent.unhover(plot);
  await expect(canvas.getByText('200 CB')).toBeVisible();
});

Ready.test('announces a value for each arrow key, until blur', async ({ canvas, userEvent }) => {
  const plot = canvas.getByRole('slider', { name: 'Day' });
  await userEvent.tab();
  await expect(plot).toHaveFocus();
  await expect(canvas.getByText('12-Nov-2026: 150 CB')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(plot).toHaveAttribute('aria-valuetext', '11-Nov-2026: 20 CB');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect(plot).toHaveAttribute('aria-valuetext', '01-Nov-2026: 120 CB');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect(plot).toHaveAttribute('aria-valuenow', '12');
  await userEvent.tab();
  await expect(canvas.queryByText(/2026: /)).toBeNull();
});

Ready.test('covers no bar with a value', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const value = canvas.getByText('12-Nov-2026: 150 CB').getBoundingClientRect();
  const { children } = canvas.getByRole('img', { name: '910 CB in 12 days' });
  const tops = Array.from(children, (bar) => bar.getBoundingClientRect().top);
  await expect(value.bottom).toBeLessThanOrEqual(Math.min(...tops) + 0.5);
});

Ready.test('hides the value on Escape, until the next key', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect(canvas.getByText('02-Nov-2026: 0 CB')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByText(/2026: /)).toBeNull();
  await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '2');
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByText('03-Nov-2026: 45 CB')).toBeVisible();
});

Ready.test('hides the value under the pointer on Escape', async ({ canvas, userEvent }) => {
  const plot = canvas.getByRole('slider', { name: 'Day' });
  await userEvent.hover(plot);
  await expect(canvas.getByText(/2026: /)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByText(/2026: /)).toBeNull();
  await userEvent.unhover(plot);
});

/** Two presses of the left arrow key show the value of a bar, and move the label to it. */
export const Chosen = meta.story({
  parameters: pictured,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  },
});

/** The same figures as a table, opened below the chart. */
export const AsTable = meta.story({
  parameters: picturedIn('light wide'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/as a table/));
    await canvas.findByRole('table');
  },
});

const onTextRead = fn();
const observedBars = bars.map(({ text, ...rest }) => ({
  ...rest,
  get text() {
    onTextRead();
    return text;
  },
}));

AsTable.test(
  'does not render the table again for the pointer',
  { args: { bars: observedBars } },
  async ({ canvas, userEvent }) => {
    onTextRead.mockClear();
    await userEvent.hover(canvas.getByRole('slider'));
    await expect(canvas.getByText(/2026: /)).toBeVisible();
    // The table would read the text of every bar.
    await expect(onTextRead.mock.calls.length).toBeLessThan(bars.length);
  },
);

AsTable.test('has an equivalent table', async ({ canvas }) => {
  const [, ...rows] = canvas.getAllByRole('row').map(({ textContent }) => textContent);
  await expect(rows).toEqual(bars.map(({ label, text }) => `${label}${text}`));
});

/** A period without any earnings has an axis but no bars. */
export const Nothing = meta.story({
  args: {
    caption: '0 CB in 12 days',
    bars: bars.map(({ label }) => ({ label, value: 0, text: '0 CB' })),
  },
});

export const NotNumbers = meta.story({
  tags: ['edge-case'],
  args: { bars: [Number.NaN, -5, Infinity, 3].map(toBar), caption: '3 CB in 4 days' },
});

NotNumbers.test('have no bar', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: '3 CB in 4 days' });
  const bottom = picture.getBoundingClientRect().bottom;
  const rects = Array.from(picture.children, (part) => part.getBoundingClientRect());
  await expect(rects.map(({ height }) => height > 1)).toEqual([false, false, false, true]);
  for (const rect of rects) await expect(rect.bottom).toBeLessThanOrEqual(bottom + 1);
});

/** The first day of a period, with a single bar. */
export const OneBar = meta.story({ args: { bars: bars.slice(0, 1) } });

export const Looks = meta.story({ ...looks({ Ready, Nothing }), tags: ['!dev', '!autodocs'] });
