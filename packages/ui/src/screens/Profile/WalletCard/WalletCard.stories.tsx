import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { WalletCard, type CintQuestions } from './WalletCard.tsx';

const cint: CintQuestions = {
  left: 8,
  total: 10,
  loading: false,
  unsent: 0,
  sending: false,
  onOpen: fn(),
  onResend: fn(),
};

const meta = preview.meta({
  id: 'screens-profile-wallet',
  title: 'Screens/Profile/Parts/Wallet',
  component: WalletCard,
  args: {
    name: 'Dana Reyes' as string | undefined,
    email: 'dana@mail.example' as string | undefined,
    cb: 3037 as number | undefined,
    goal: undefined as string | undefined,
    completeness: 30 as number | undefined,
    cint: cint as CintQuestions | 'unknown' | undefined,
  },
});

/** Completeness is the average of the secondary profiler and the Cint questions. */
export const Ready = meta.story({ parameters: picturedIn('dark phone') });

Ready.test('shows name, balance and completeness [STA-01] [STA-02] [STA-03]', async (context) => {
  const { canvas } = context;
  await expect(canvas.getByRole('region', { name: 'Dana Reyes' })).toBeVisible();
  await expect(canvas.getByRole('term')).toHaveTextContent('CB Count');
  await expect(canvas.getByRole('definition')).toHaveTextContent(/^3,037\sCB$/);
  await expect(canvas.getByText('worth $30.37')).toBeVisible();
  await expect(canvas.getByText('Profile Completeness').parentElement).toHaveTextContent(
    'Profile Completeness30.0%',
  );
});

Ready.test('names the other half, and opens it', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/8 of 10 to go/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Answer Cint questions' }));
  await expect(cint.onOpen).toHaveBeenCalledTimes(1);
});

/** The member’s goal: the CB that are missing, and how many surveys earn them. */
export const WithGoal = meta.story({
  args: { goal: 'Bluebird Coffee $50: 1,963 CB to go, about 22 surveys at your pace' },
});

WithGoal.test(
  'shows the progress to the goal in the space that it reserves',
  async ({ canvas, args, mount }) => {
    const heightWith = async (goal: string) => {
      await mount(<WalletCard {...args} goal={goal} />);
      return canvas.getByRole('region').getBoundingClientRect().height;
    };
    const text = 'Alder Books $10: 90 CB to go';
    await expect(await heightWith('')).toBe(await heightWith(text));
    await expect(canvas.getByText(text)).toBeVisible();
  },
);

/** Nothing is known yet; the card already has its final height. */
export const Loading = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    name: undefined,
    email: undefined,
    cb: undefined,
    completeness: undefined,
    cint: 'unknown',
  },
});

/** The Cint questions are being requested, so they cannot be opened. */
export const QuestionsLoading = meta.story({ args: { cint: { ...cint, loading: true } } });

QuestionsLoading.test('does not open while a load is in progress [QUE-16]', async (context) => {
  const button = context.canvas.getByRole('button', { name: 'Answer Cint questions' });
  await expect(button).toBeDisabled();
});

/** The secondary profiler is completed, and no Cint question is answered. */
export const HalfComplete = meta.story({
  args: { completeness: 50, cint: { ...cint, left: 10 } },
});

/** Both halves are completed, so no more questions are offered. */
export const Complete = meta.story({
  parameters: pictured,
  args: { completeness: 100, cint: { ...cint, left: 0 } },
});

Complete.test('offers no more questions', async ({ canvas }) => {
  await expect(canvas.getByText(/all answered/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Two Cint answers could not be sent; they are kept and can be sent again. */
export const Unsent = meta.story({ args: { cint: { ...cint, unsent: 2 } } });

Unsent.test('counts the unsent answers, and resends them', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(canvas.getByText('Cint: 2 answers have not been sent.')).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
  await expect(cint.onResend).toHaveBeenCalledTimes(1);
});

/** The unsent Cint answer is being sent again. */
export const SendingAgain = meta.story({ args: { cint: { ...cint, unsent: 1, sending: true } } });

/** No name has been entered, so the card asks for one. */
export const NewMember = meta.story({
  args: { name: '', cb: 0, completeness: 0, cint: { ...cint, left: 10 } },
});

/** Balance and completeness are unknown, and Cint has no questions. */
export const NotKnown = meta.story({
  args: { cb: Number.NaN, completeness: undefined, cint: undefined },
});

export const OverTheWhole = meta.story({ tags: ['edge-case'], args: { completeness: 130 } });

OverTheWhole.test('shows 100% at most [STA-02]', async ({ canvas }) => {
  await expect(canvas.getByText('100.0%')).toBeVisible();
});

export const Extreme = meta.story({
  tags: ['edge-case'],
  args: {
    name: `${'Bartholomew'.repeat(6)} <b>von</b> Überlingen`,
    email: `${'w'.repeat(80)}@mail.example`,
    cb: -123456789012,
    goal: `${'W'.repeat(300)} $25: 123,456,791,512 CB to go`,
  },
});

Extreme.test('does not overflow', async ({ canvas }) => {
  const region = canvas.getByRole('region');
  await expect(region.scrollWidth).toBe(region.clientWidth);
});
