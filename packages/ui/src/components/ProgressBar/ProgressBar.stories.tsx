import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './ProgressBar.docs.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  id: 'components-progressbar',
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { message: 'Checking your registration status. Please wait..' },
  parameters: { guidance },
});

/** How long the wait takes is unknown, so the bar moves. */
export const Indeterminate = meta.story();

Indeterminate.test(
  'shows its message and announces it politely [PRG-01]',
  async ({ canvas, args }) => {
    const shown = (await canvas.findByText(args.message)).getBoundingClientRect();
    // Visually hidden text counts as visible too, so this checks the size.
    await expect(shown.width).toBeGreaterThan(100);
    await expect(shown.height).toBeGreaterThan(10);
    // The other status says after a while that it takes long.
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(args.message);
  },
);

Indeterminate.test('has the message as name, and no value', async ({ canvas, args }) => {
  const bar = canvas.getByRole('progressbar', { name: args.message });
  await expect(bar).not.toHaveAttribute('aria-valuenow');
});

/** Nothing is done yet. */
export const Empty = meta.story({ args: { message: 'Saving your answers', value: 0 } });

/** The bar is filled to 48.6%. */
export const Halfway = meta.story({ args: { message: 'Saving your answers', value: 48.6 } });

Halfway.test('fills up to its value', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '49');
  const filled = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
  await expect(filled / bar.clientWidth).toBeCloseTo(0.486, 2);
});

/** Everything is done. */
export const Full = meta.story({ args: { message: 'All answers are saved', value: 100 } });

export const TooMuch = meta.story({
  tags: ['edge-case'],
  args: { message: 'All answers are saved', value: 1e9 },
});

TooMuch.test('stops at 100', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

export const BelowZero = meta.story({
  tags: ['edge-case'],
  args: { message: 'Saving your answers', value: -5 },
});

BelowZero.test('starts at 0', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

export const NotANumber = meta.story({ tags: ['edge-case'], args: { value: Number.NaN } });

NotANumber.test('becomes indeterminate', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

export const LongMessage = meta.story({
  tags: ['edge-case'],
  args: { message: `Sending Cinch Code redeem request ${'again and '.repeat(30)}again` },
});

export const Looks = meta.story({
  ...looks({ Indeterminate, Empty, Halfway, Full, LongMessage }),
  tags: ['!dev', '!autodocs'],
});
