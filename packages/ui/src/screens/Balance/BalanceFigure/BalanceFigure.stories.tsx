import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { BalanceFigure } from './BalanceFigure.tsx';

const none: readonly string[] = [];

const meta = preview.meta({
  id: 'screens-balance-balancefigure',
  title: 'Screens/Balance/Parts/BalanceFigure',
  component: BalanceFigure,
  parameters: { matrix: 'small' },
});

/** A placeholder until the first balance arrives. */
export const Loading = meta.story({ parameters: pictured, args: { status: 'loading' } });

Loading.test('announces that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Loading your balance')).toBeInTheDocument();
});

/** The balance in a line of text; screen readers announce each change. */
export const Ready = meta.story({
  parameters: pictured,
  args: { status: 'ready', cb: 1250, decimals: 0, errors: none, announced: true },
});

/** The large figure below its label, as in the balance panel. */
export const Available = meta.story({
  parameters: pictured,
  args: { status: 'ready', cb: 1250, decimals: 0, errors: none, label: 'Available' },
});

Available.test('reads "Available N CB" [BAL-01]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^Available 1,250 CB$/);
});

/** The large figure before the first balance arrives. */
export const AvailableLoading = meta.story({ args: { status: 'loading', label: 'Available' } });

/** A balance with one decimal place, as after a CB code. */
export const OneDecimal = meta.story({
  args: { status: 'ready', cb: 1257.5, decimals: 1, errors: none },
});

OneDecimal.test('shows one decimal place [CBC-07]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^1,257\.5 CB$/);
});

export const Negative = meta.story({
  tags: ['edge-case'],
  parameters: pictured,
  args: { status: 'ready', cb: -300, decimals: 0, errors: none, label: 'Available' },
});

export const Huge = meta.story({
  tags: ['edge-case'],
  args: { status: 'ready', cb: 999_999_999_999_999, decimals: 0, errors: none, label: 'Available' },
});

export const TooLarge = meta.story({
  tags: ['edge-case'],
  args: { status: 'ready', cb: 1e21, decimals: 0, errors: none },
});

TooLarge.test('is a dash, announced as an unknown amount', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible();
  await expect(canvas.getByText('unknown amount')).toBeInTheDocument();
});

/** The first request got no response: a dash, never 0. */
export const Unanswered = meta.story({ args: { status: 'failed', errors: none } });

/** The server refused the first request; its error is beside the dash. */
export const Refused = meta.story({
  parameters: pictured,
  args: { status: 'failed', errors: ['You are not logged in. Log in to go on.'] },
});

/** A later request was refused: the last balance stays, with the errors beside it. */
export const RefusedLater = meta.story({
  args: {
    status: 'ready',
    cb: 1250,
    decimals: 0,
    errors: ['Your balance could not be read.', 'Try again later.'],
  },
});

export const HostileErrors = meta.story({
  tags: ['edge-case'],
  args: { status: 'failed', errors: ['<img src=x onerror="alert(1)">', 'W'.repeat(500)] },
});
