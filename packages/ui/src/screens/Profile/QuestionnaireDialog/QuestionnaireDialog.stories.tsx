import preview from '@cb/workbench/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { QuestionnaireDialog, type QuestionnaireState } from './QuestionnaireDialog.tsx';

/** Creates cells, of which the first ones are answered. */
function cellsOf(count: number, answered: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    answered: index < answered,
    unsent: false,
  }));
}

const ready = {
  status: 'ready',
  cells: cellsOf(10, 4),
  active: 4,
  question: {
    status: 'many',
    text: 'Which pets live with you?',
    choices: ['Dog', 'Cat', 'Fish', 'Bird', 'None'].map((label, index) => ({
      value: String(index),
      label,
    })),
    chosen: ['1'],
    onToggle: fn(),
  },
  completion: 40,
  completed: false,
  unsent: 0,
  sending: false,
} as const satisfies QuestionnaireState;

const meta = preview.meta({
  id: 'screens-profile-questionnaire',
  title: 'Screens/Profile/Parts/Questionnaire',
  component: QuestionnaireDialog,
  args: {
    state: ready as QuestionnaireState,
    surveysHref: '/dashboard/surveys',
    onJump: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onRefresh: fn(),
    onResend: fn(),
    onClose: fn(),
    onStay: fn(),
    onLeave: fn(),
  },
  // Without pictures, because Chromium's rendering of the title over the scrolling part differs from run to
  // run. The stories of the dialog's parts have them.
});

/** Waits until a text is visible, which it is after the dialog's opening animation. */
const expectVisible = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Expects the dialog to be 44rem high, whatever its content. */
const expectFullHeight = () =>
  waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().height).toBe(704));

const button = (name: string) => screen.getByRole('button', { name });

/** Four of ten questions are answered, and the fifth is shown. */
export const Ready = meta.story();

Ready.test('has its title and buttons [QUE-01] [QUE-02]', async ({ userEvent, args }) => {
  const dialog = screen.getByRole('dialog', { name: 'Update Profile' });
  await expect(dialog).toHaveTextContent('Which pets live with you?');
  await userEvent.click(button('Previous'));
  await userEvent.click(button('Submit & Next'));
  await userEvent.click(button('Refresh Questions'));
  await userEvent.click(button('Close'));
  await userEvent.keyboard('{Escape}');
  await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  await expect(args.onNext).toHaveBeenCalledTimes(1);
  await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

Ready.test('is 44rem high', expectFullHeight);

Ready.test('shows the completion [QUE-20]', async () => {
  await expect(screen.getByRole('progressbar')).toHaveAccessibleName('40.0% complete');
});

Ready.test('jumps to a question [QUE-03]', async ({ userEvent, args }) => {
  await userEvent.click(button('Question 9, unanswered'));
  await expect(args.onJump).toHaveBeenCalledWith(8);
});

/** From 90% the profile counts as completed: a banner shows the reward and leads to surveys. */
export const Completed = meta.story({
  args: {
    state: {
      ...ready,
      cells: cellsOf(10, 9),
      active: 9,
      completed: true,
      earned: 20,
      completion: 90,
    },
  },
});

Completed.test('shows the banner and the reward, and links to the surveys [QUE-04]', async () => {
  await expectVisible(
    'Your Profile is completed. Please check your reward in "My Earning History Menu"',
  );
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toHaveTextContent(/\+20\sCB/);
  const surveys = screen.getByRole('link', { name: 'See your surveys' });
  await expect(surveys).toHaveAttribute('href', '/dashboard/surveys');
});

/** The questions are being requested; the dialog already has its full height. */
export const Loading = meta.story({ args: { state: { status: 'loading' } } });

Loading.test('shows the loading text, and can be closed [QUE-05]', async ({ userEvent, args }) => {
  await expectVisible('Loading... Please wait');
  await expect(button('Submit & Next')).toBeDisabled();
  await expect(button('Previous')).toBeDisabled();
  await userEvent.click(button('Close'));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

Loading.test('is 44rem high', expectFullHeight);

/** The list of questions is known, and the current one is being requested. */
export const QuestionLoading = meta.story({
  args: { state: { ...ready, question: { status: 'loading' } } },
});

/** The server refused to send the questions; “Refresh Questions” tries again. */
export const Refused = meta.story({
  args: { state: { status: 'failed', errors: ['The questions are being updated.'] } },
});

Refused.test('shows the Errors, and offers to refresh [QUE-21]', async ({ userEvent, args }) => {
  await expect(screen.getByRole('alert')).toHaveTextContent('The questions are being updated.');
  await expect(screen.queryByText('Loading... Please wait')).toBeNull();
  await userEvent.click(button('Refresh Questions'));
  await expect(args.onRefresh).toHaveBeenCalledTimes(1);
});

/** The request for the questions got no response. */
export const Unanswered = meta.story({ args: { state: { status: 'failed', errors: [] } } });

/** The server has no questions for this member. */
export const Empty = meta.story({ args: { state: { status: 'empty' } } });

const unsent = {
  ...ready,
  cells: ready.cells.map((cell, index) => ({ ...cell, unsent: index === 1 || index === 3 })),
  unsent: 2,
};

/** Two answers could not be sent: their cells are marked, and they can be sent again. */
export const Unsent = meta.story({ args: { state: unsent } });

Unsent.test('marks and counts unsent answers', async ({ userEvent, args }) => {
  await expectVisible('2 answers have not been sent.');
  await expect(button('Question 2, answered, not sent')).toBeVisible();
  await userEvent.click(button('Send again'));
  await expect(args.onResend).toHaveBeenCalledTimes(1);
});

/** The two unsent answers are being sent again. */
export const SendingAgain = meta.story({ args: { state: { ...unsent, sending: true } } });

/** Closing with unsent answers asks first: close anyway, keep editing, or send again. */
export const Leaving = meta.story({
  args: { state: { status: 'leaving', unsent: 2, outcome: 'asked' } },
});

Leaving.test(
  'counts the unsent answers, and offers to resend, leave or stay',
  async ({ userEvent, args }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^2 answers have not been sent\./,
    );
    await userEvent.click(button('Send again'));
    await userEvent.click(button('Close anyway'));
    await userEvent.click(button('Keep editing'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

/** The member chose to send the answers again before closing. */
export const LeavingSends = meta.story({
  args: { state: { status: 'leaving', unsent: 1, outcome: 'sending' } },
});

/** Sending failed again; the answers are kept and the dialog stays open. */
export const LeavingFailed = meta.story({
  args: { state: { status: 'leaving', unsent: 1, outcome: 'failed' } },
});

LeavingFailed.test('says that the unsent answers are kept', async () => {
  await expectVisible(/they are still here/);
});

export const ThreeHundredQuestions = meta.story({
  tags: ['edge-case'],
  args: {
    state: {
      ...ready,
      cells: cellsOf(300, 120),
      active: 120,
    },
  },
});

ThreeHundredQuestions.test('does not overflow the dialog', async () => {
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.scrollWidth).toBe(dialog.clientWidth));
});

export const ManyErrors = meta.story({
  tags: ['edge-case'],
  args: { state: { status: 'failed', errors: thirtyMessages } },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { state: { status: 'failed', errors: hostileMessages } },
});
