import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { FiguresCard, type StatsState } from './FiguresCard.tsx';

const cb = { current: 3037, lifetime: 5037, week: 703.5, month: 1369, claimed: 2000 };
const referrals = { lifetime: 18, week: 2, month: 5 };
const unknown = Number.NaN;

const meta = preview.meta({
  id: 'screens-profile-figures',
  title: 'Screens/Profile/Parts/Figures',
  component: FiguresCard,
  args: {
    stats: { status: 'ready', errors: [], cb, referrals } as StatsState,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});

/** Seven figures, with a bar that divides the earned CB into those left and those claimed. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('shows every figure [STA-03] [STA-04]', async ({ canvas }) => {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(names.map((name, index) => [name, values[index]])).toEqual([
    ['Lifetime CBs Earned', '5,037 CB'],
    ['CBs This Week', '703.5 CB'],
    ['CBs This Month', '1,369 CB'],
    ['CBs Claimed', '2,000 CB'],
    ['Referral Count', '18'],
    ['Referrals This Week', '2'],
    ['Referrals This Month', '5'],
  ]);
});

/** The labels are in place; only the values are placeholders. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { stats: { status: 'loading' } },
});

/** The server refused the first request; its errors and a retry replace both cards. */
export const Refused = meta.story({
  args: { stats: { status: 'failed', errors: ['Your figures are being counted.'] } },
});

Refused.test('shows the Errors and offers to retry [STA-05]', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your figures are being counted.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

/** A later request was refused: the last figures stay, with the errors above them. */
export const ReadyButRefused = meta.story({
  parameters: picturedIn('light wide'),
  args: { stats: { status: 'ready', errors: ['The service is busy.'], cb, referrals } },
});

ReadyButRefused.test('keeps the figures and shows the Errors', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
  await expect(canvas.getByText('Referral Count').parentElement).toHaveTextContent('18');
});

/** The first request got no response, so a sentence and a retry replace both cards. */
export const Unanswered = meta.story({ args: { stats: { status: 'failed', errors: [] } } });

/** Every figure is 0, so the bar is empty. */
export const NewMember = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    stats: {
      status: 'ready',
      errors: [],
      cb: { current: 0, lifetime: 0, week: 0, month: 0, claimed: 0 },
      referrals: { lifetime: 0, week: 0, month: 0 },
    },
  },
});

/** The server left out two figures, which appear as a dash, never as 0. */
export const MissingFigures = meta.story({
  args: {
    stats: {
      status: 'ready',
      errors: [],
      cb: { ...cb, week: unknown },
      referrals: { ...referrals, month: unknown },
    },
  },
});

MissingFigures.test('shows a dash for each', async ({ canvas }) => {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect([values[1], values[6]]).toEqual(['—unknown amount', '—']);
});

export const HugeFigures = meta.story({
  tags: ['edge-case'],
  args: {
    stats: {
      status: 'ready',
      errors: [],
      cb: { ...cb, lifetime: 123456789012, claimed: 123456789012 },
      referrals: { ...referrals, lifetime: 123456789 },
    },
  },
});

export const ManyErrors = meta.story({
  tags: ['edge-case'],
  args: { stats: { status: 'failed', errors: thirtyMessages } },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { stats: { status: 'failed', errors: hostileMessages } },
});
