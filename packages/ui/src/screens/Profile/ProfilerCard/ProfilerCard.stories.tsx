import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ProfilerCard } from './ProfilerCard.tsx';

const meta = preview.meta({
  id: 'screens-profile-profiler',
  title: 'Screens/Profile/Parts/Profiler',
  component: ProfilerCard,
  parameters: { matrix: 'small' },
  args: {
    status: 'ready' as 'loading' | 'failed' | 'ready',
    percent: 40 as number | undefined,
    questions: { total: 10, left: 6 } as { total: number; left: number } | undefined,
    completed: false,
    flashing: false,
    unsent: 0,
    sending: false,
    onOpen: fn(),
    onResend: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
});

const offer = /Complete Your Secondary Profiler - Earn 20 CB$/;

/** Four of ten questions are answered, so the reward is still offered. */
export const Ready = meta.story({ parameters: pictured });

Ready.test(
  'shows its percentage and its reward, and opens [PRF-03]',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: offer });
    await expect(button).toHaveTextContent(/^40\.0%/);
    await expect(button).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('6 of 10 questions to go.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
);

/** The progress is being requested; the questionnaire cannot be opened meanwhile. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'loading', percent: undefined, questions: undefined },
});

Loading.test('does not open while a load is in progress [QUE-16]', async (context) => {
  const { canvas, userEvent, args } = context;
  const button = canvas.getByRole('button', { name: offer });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(args.onOpen).not.toHaveBeenCalled();
});

/** The server has no questions for this member. */
export const NoQuestions = meta.story({
  args: { percent: undefined, questions: { total: 0, left: 0 } },
});

NoQuestions.test('shows no number of questions', async ({ canvas }) => {
  await expect(canvas.getByText('There are no questions for you right now.')).toBeVisible();
  await expect(canvas.queryByText(/0 of 0|Continue/)).toBeNull();
});

/** The button turns green for about 3 seconds after the percentage has changed. */
export const Flashing = meta.story({
  parameters: picturedIn('light wide'),
  args: { flashing: true },
});

Flashing.test('is green [PRF-07]', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: offer });
  const round = button.firstElementChild;
  const [red, green, blue] = round
    ? (getComputedStyle(round).borderTopColor.match(/[\d.]+/g) ?? []).map(Number)
    : [];
  await expect(Number(green)).toBeGreaterThan(Number(red));
  await expect(Number(green)).toBeGreaterThan(Number(blue));
});

/** The reward is earned; the answers can still be changed. */
export const Completed = meta.story({
  parameters: pictured,
  args: { percent: 100, questions: { total: 10, left: 0 }, completed: true },
});

Completed.test('shows "Completed" [PRF-08]', async ({ canvas }) => {
  await expect(canvas.getByText('Completed')).toBeVisible();
});

Completed.test('no longer offers the paid reward', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByText(/Earn 20 CB/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: /Secondary Profiler$/ }));
  await expect(args.onOpen).toHaveBeenCalledTimes(1);
});

/** No question is answered, so the card says “Start” instead of “Continue”. */
export const NotStarted = meta.story({
  parameters: picturedIn('light wide'),
  args: { percent: 0, questions: { total: 10, left: 10 } },
});

/** Two answers could not be sent; they are kept and can be sent again. */
export const Unsent = meta.story({ args: { unsent: 2 } });

Unsent.test('counts the unsent answers, and resends them', async ({ canvas, userEvent, args }) => {
  await waitFor(() => expect(canvas.getByText('2 answers have not been sent.')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
  await expect(args.onResend).toHaveBeenCalledTimes(1);
});

/** The unsent answer is being sent again. */
export const SendingAgain = meta.story({ args: { unsent: 1, sending: true } });

/** The progress did not load, but the questions can still be opened. */
export const Failed = meta.story({
  parameters: picturedIn('dark phone'),
  args: { status: 'failed', percent: undefined, questions: undefined },
});

/** The server reports more than 100 %, which is shown as 100.0%. */
export const OverTheWhole = meta.story({
  tags: ['edge-case'],
  args: { percent: 250, completed: true },
});
