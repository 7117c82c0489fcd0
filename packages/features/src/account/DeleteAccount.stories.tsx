import { broken, heldCall, pending, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { PlayContext, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import {
  expectCalledOnce,
  calls,
  callsTo,
  waitForQuiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { DeleteAccount } from './DeleteAccount.tsx';

const meta = preview.meta({
  title: 'Features/Account/DeleteAccount',
  tags: ['!autodocs'],
  component: DeleteAccount,
  args: { onDeleted: fn() },
  decorators: [connected],
  parameters: { signedIn: true },
});

const detailsPath = '/accountsettings/getdetailsToDeleteAccount';
const deletionPath = '/accountsettings/DeleteMyUserAccount';
const getDeletionButton = () => screen.getByRole('button', { name: 'Delete my account' });

async function openDialog({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
  await screen.findByRole('dialog');
}

/** Ticks the box, fills in the password, and sends the deletion. */
async function sendDeletion(user: User, password: string) {
  await user.click(await screen.findByRole('checkbox'));
  await fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await user.click(getDeletionButton());
}

/** The section of the settings; nothing is fetched before its button opens the dialog. */
export const Closed = meta.story();

Closed.test('fetches nothing before it is opened', async () => {
  await expect(calls()).toEqual([]);
});

Closed.test('ignores the record of a refusal without a message', async (story) => {
  const { canvas, userEvent, msw } = story;
  const Data = [{ UserEmail: 'a@b.example', cbTotal: 5 }];
  respondWith(detailsPath, { ErrorCode: 'NO', Data })({ msw });
  await openDialog({ canvas, userEvent });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('NO'));
  await expect(screen.queryByRole('checkbox')).toBeNull();
});

/** The dialog with the member's email and balance; the fields appear once the box is ticked. */
export const Opened = meta.story({
  play: async (context) => {
    await openDialog(context);
    await screen.findByRole('checkbox');
  },
});

Opened.test('fetches email and balance without a body [DEL-01] [API-14]', async () => {
  await expect(callsTo(detailsPath).map(({ body }) => body)).toEqual(['']);
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toHaveTextContent('demo@cbrewards.example');
  await expect(dialog).toHaveTextContent(/[1-9][\d,]*\sCB \(\$/);
});

Opened.test(
  'reveals the fields only with the tick [DEL-02] [DEL-03] [DEL-09]',
  async ({ userEvent }) => {
    const box = screen.getByRole('checkbox', {
      name: 'I understand, continue to delete my account',
    });
    await expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.click(box);
    await expect(screen.getByLabelText('Password')).toBeInTheDocument();
    await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(screen.getByLabelText('Email')).toHaveValue('demo@cbrewards.example');
    await userEvent.click(box);
    await expect(screen.queryByLabelText('Password')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
);

Opened.test(
  'closes on Cancel, and fetches again when reopened [DEL-07]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete Account' })).toHaveFocus(),
    );
    await openDialog({ canvas, userEvent });
    await screen.findByRole('checkbox');
    await expect(callsTo(detailsPath)).toHaveLength(2);
    await expect(callsTo(deletionPath)).toEqual([]);
  },
);

const deletion = heldCall(deletionPath);

/** The green confirmation, shown for 100 ms before the browser goes to the next page. */
export const Deleted = meta.story({
  parameters: { clock: 'manual' },
  beforeEach: deletion.hold,
  play: async (context) => {
    await openDialog(context);
    await sendDeletion(context.userEvent, 'demo-password-1');
    await waitFor(() => expect(callsTo(deletionPath)).toHaveLength(1));
    await storyEnvironment.clock.advance(5000);
    deletion.release();
    await screen.findByText('Your account has been deleted.');
  },
});

Deleted.test(
  'sends password and consent, then moves on after 100 ms [DEL-04] [DEL-05] [DEL-11] [API-15]',
  async ({ args }) => {
    await expect(callsTo(deletionPath).map(({ body }) => JSON.parse(body))).toEqual([
      { userPassword: 'demo-password-1', accountDeletionConfirmation: true },
    ]);
    await storyEnvironment.clock.advance(99);
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await storyEnvironment.clock.advance(1);
    await expectCalledOnce(args.onDeleted);
    await expect(storyEnvironment.otherTabs.sent).toEqual(['deletion']);
  },
);

/** The server refuses the password: the dialog stays open with the error code and messages. */
export const WrongPassword = meta.story({
  play: async (context) => {
    await openDialog(context);
    await sendDeletion(context.userEvent, 'wrong');
    await screen.findByText('Your account was not deleted.');
  },
});

WrongPassword.test(
  'shows code, errors and field errors, and stays open [DEL-06] [DEL-10]',
  async ({ args }) => {
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('INVALID_INPUT');
    within(alert).getByText('userPassword: The password is wrong. Check it and try again.');
    const field = screen.getByLabelText('Password');
    await expect(field).toHaveValue('wrong');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/^The password is wrong/);
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await expect(storyEnvironment.otherTabs.sent).toEqual([]);
  },
);

WrongPassword.test(
  'deletes on a second try with the right password',
  async ({ userEvent, args }) => {
    const password = screen.getByLabelText('Password');
    await fireEvent.change(password, { target: { value: 'demo-password-1' } });
    await userEvent.type(password, '{Enter}');
    await expectCalledOnce(args.onDeleted);
    await expect(callsTo(deletionPath)).toHaveLength(2);
  },
);

WrongPassword.test('treats a refusal without a message as a refusal [DEL-10]', async (context) => {
  const { userEvent, args, msw } = context;
  respondWith(deletionPath, { ErrorCode: 'NO' })({ msw });
  await userEvent.click(getDeletionButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('NO'));
  await expect(callsTo(deletionPath)).toHaveLength(2);
  await waitForQuiet();
  await expect(args.onDeleted).not.toHaveBeenCalled();
  await expect(storyEnvironment.otherTabs.sent).toEqual([]);
});

/** The deletion is pending, so it cannot be sent again and the dialog cannot be closed. */
export const Sending = meta.story({
  beforeEach: respondWith(deletionPath, pending),
  play: async ({ canvas, userEvent }) => {
    await openDialog({ canvas, userEvent });
    await userEvent.click(await screen.findByRole('checkbox'));
    const button = getDeletionButton();
    button.click();
    button.click();
    await waitFor(() => expect(callsTo(deletionPath)).not.toEqual([]));
  },
});

Sending.test('sends once, however often it is pressed', async ({ userEvent }) => {
  const button = getDeletionButton();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  button.click();
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  await waitForQuiet();
  await expect(callsTo(deletionPath)).toHaveLength(1);
});

Sending.test('cannot be closed', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitForQuiet();
  await expect(screen.getByRole('dialog')).toBeInTheDocument();
});

export const DeletionWithoutResponse = meta.story({
  tags: ['fault'],
  beforeEach: respondWith(deletionPath, broken),
  play: async (context) => {
    await openDialog(context);
    await sendDeletion(context.userEvent, 'demo-password-1');
    await screen.findByText(/No answer came/);
  },
});

DeletionWithoutResponse.test(
  'keeps the typed text, and can be closed',
  async ({ userEvent, args }) => {
    await expect(screen.getByLabelText('Password')).toHaveValue('demo-password-1');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
);

/** Email and balance are loading; the member can already cancel. */
export const DetailsLoading = meta.story({ parameters: { scenario: 'never' }, play: openDialog });

DetailsLoading.test('can be cancelled', async ({ userEvent }) => {
  await screen.findByText('Loading your account');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const DetailsWithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: openDialog,
});

DetailsWithoutResponse.test('offers to retry', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(callsTo(detailsPath)).toHaveLength(2));
});

export const DetailsRefused = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: async (context) => {
    await openDialog(context);
    await screen.findByText(/SERVICE_BUSY/);
  },
});

DetailsRefused.test('alerts the code and the Errors, and shows no form [DEL-12]', async () => {
  await expect(screen.getByRole('alert')).toHaveTextContent(
    /^Errors \(SERVICE_BUSY\).*The service is busy.*Your request was not carried out\.$/,
  );
  await expect(screen.queryByRole('checkbox')).toBeNull();
});

const withDetails = (record: unknown, Info: string[] = []) => ({
  beforeEach: respondWith(detailsPath, { ErrorCode: 'SUCCESS', Info, Data: [record] }),
  play: openDialog,
});

/** The server adds information to the details, which shows in a green box. */
export const DetailsInformed = meta.story(
  withDetails({ UserEmail: 'a@b.example', cbTotal: 12.5 }, ['Orders are still on their way.']),
);

DetailsInformed.test('shows the Info as a success [DEL-12]', async () => {
  const info = await screen.findByText('Orders are still on their way.');
  await expect(info.closest('[role=status]')).toHaveTextContent(/^Success/);
});

/** The server sends no balance: the amount is unknown, and the account can still be deleted. */
export const DetailsWithoutBalance = meta.story(withDetails({ UserEmail: 'a@b.example' }));

DetailsWithoutBalance.test('can still be deleted', async () => {
  await expect(await screen.findByRole('checkbox')).toBeInTheDocument();
  await expect(screen.getByRole('dialog')).toHaveTextContent('unknown amount');
});

/** The details of a member whose balance is −50 CB. */
export const DetailsNegative = meta.story(withDetails({ UserEmail: 'a@b.example', cbTotal: -50 }));

/** Details without an email address count as failed, so the dialog offers to try again. */
export const DetailsWithoutEmail = meta.story(withDetails({ cbTotal: 5 }));

DetailsWithoutEmail.test('is a failure', async () => {
  await screen.findByRole('button', { name: 'Try again' });
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'hostileText' },
  play: openDialog,
});
