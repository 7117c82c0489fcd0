import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '../../Public/messages.fixtures.ts';
import { StatsCard, type StatsState } from './StatsCard.tsx';

const cb = { current: 4321, lifetime: 12500, week: 120, month: 1480, claimed: 8179 };
const referrals = { lifetime: 1018, week: 2, month: 7 };
const nothing = Number.NaN;

const meta = preview.meta({
  title: 'Screens/Profile/Stats',
  component: StatsCard,
  args: {
    name: 'Dana Reyes' as string | undefined,
    completeness: 40 as number | undefined,
    stats: { status: 'ready', errors: [], cb, referrals } as StatsState,
    onRetry: fn(),
  },
});

export const Ready = meta.story();

Ready.test(
  'shows name, completeness and every figure [STA-01] [STA-02] [STA-03] [STA-04]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dana Reyes' })).toBeVisible();
    await expect(canvas.getByText('Profile Completeness').parentElement).toHaveTextContent(
      'Profile Completeness40.0%',
    );
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names.map((name, at) => [name, values[at]?.replace('\u00A0', ' ')])).toEqual([
      ['CB Count', '4,321 CB'],
      ['Lifetime CBs Earned', '12,500 CB'],
      ['CBs This Week', '120 CB'],
      ['CBs This Month', '1,480 CB'],
      ['CBs Claimed', '8,179 CB'],
      ['Referral Count', '1,018'],
      ['Referrals This Week', '2'],
      ['Referrals This Month', '7'],
    ]);
  },
);

export const Loading = meta.story({
  args: { name: undefined, completeness: undefined, stats: { status: 'loading' } },
});

export const Refused = meta.story({
  args: { stats: { status: 'failed', errors: ['Your figures are being counted.'] } },
});

Refused.test('shows the Errors and offers to retry [STA-05]', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your figures are being counted.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

export const ReadyButRefused = meta.story({
  args: { stats: { status: 'ready', errors: ['The service is busy.'], cb, referrals } },
});

ReadyButRefused.test('keeps the figures and shows the Errors', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
  await expect(canvas.getByText('1,018')).toBeVisible();
});

export const Unanswered = meta.story({
  parameters: noPicture,
  args: { stats: { status: 'failed', errors: [] } },
});

export const NewMember = meta.story({
  args: {
    name: '',
    completeness: 0,
    stats: {
      status: 'ready',
      errors: [],
      cb: { current: 0, lifetime: 0, week: 0, month: 0, claimed: 0 },
      referrals: { lifetime: 0, week: 0, month: 0 },
    },
  },
});

export const MissingFigures = meta.story({
  args: {
    completeness: undefined,
    stats: {
      status: 'ready',
      errors: [],
      cb: { ...cb, week: nothing },
      referrals: { ...referrals, month: nothing },
    },
  },
});

export const OverTheWhole = meta.story({ parameters: noPicture, args: { completeness: 130 } });

OverTheWhole.test('says no more than 100% [STA-02]', async ({ canvas }) => {
  await expect(canvas.getByText('100.0%')).toBeVisible();
});

export const HugeFigures = meta.story({
  parameters: noPicture,
  args: {
    name: `${'Bartholomew'.repeat(6)} <b>von</b> Überlingen`,
    stats: { status: 'ready', errors: [], cb: { ...cb, current: -123456789012 }, referrals },
  },
});

export const ManyErrors = meta.story({
  parameters: noPicture,
  args: { stats: { status: 'failed', errors: thirtyMessages } },
});

export const ExtremeText = meta.story({
  parameters: noPicture,
  args: { stats: { status: 'failed', errors: hostileMessages } },
});
