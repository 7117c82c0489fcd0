import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, screen } from 'storybook/test';
import type { Reply } from '#ui/components/ReplyBox/ReplyBox.tsx';
import { hostileMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const success: Reply = {
  success: true,
  errorCode: 'SUCCESS',
  errors: [],
  info: [],
};
const refusal: Reply = {
  success: false,
  errorCode: 'INVALID_INPUT',
  errors: ['Your account was not deleted.', 'Password: The password is wrong.'],
  info: [],
};
const ready = {
  status: 'ready',
  reply: success,
  email: 'demo@cbrewards.example',
  balance: 1250,
} as const;

const meta = preview.meta({
  id: 'screens-account-deleteaccountdialog',
  title: 'Screens/Account/Parts/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: {
    details: ready,
    status: 'idle' as const,
    reply: undefined,
    understood: false,
    password: '',
    onUnderstand: fn(),
    onChangePassword: fn(),
    onRetry: fn(),
    onDelete: fn(),
    onCancel: fn(),
  },
});

/** Returns the live region of a success, which precedes that of a missing response. */
const successRegion = () => screen.getAllByRole('status')[0];

/** The email and the balance are loading; the member can only cancel. */
export const Loading = meta.story({
  parameters: picturedIn('dark phone'),
  args: { details: { status: 'loading' } },
});

/** Names what will be lost; the fields appear once the box is ticked. */
export const Asked = meta.story({ parameters: pictured });

Asked.test('says what is lost [DEL-08]', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toHaveAccessibleDescription(/Deleted accounts lose all CBs/);
  await expect(dialog).toHaveTextContent(/1,250\sCB \(\$12\.50\)/);
});

Asked.test('shows neither fields nor final button yet [DEL-03]', async () => {
  await expect(screen.queryByLabelText(/Email|Password/)).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

Asked.test('closes with Cancel, Close and Escape [DEL-07]', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledTimes(3);
});

/** The box is ticked: the read-only email, the password and the final button appear. */
export const Understood = meta.story({
  parameters: picturedIn('light wide'),
  args: { understood: true, password: 'secret' },
});

Understood.test('shows fields and final button [DEL-03] [DEL-09]', async ({ userEvent, args }) => {
  const email = screen.getByLabelText('Email');
  await expect(email).toHaveAttribute('readonly');
  await expect(email).toHaveValue(ready.email);
  await userEvent.type(screen.getByLabelText('Password'), '!{Enter}');
  await expect(args.onChangePassword).toHaveBeenCalledWith('secret!');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await expect(args.onDelete).toHaveBeenCalledTimes(2);
});

/** The deletion is in flight: it cannot be sent again, and the dialog cannot be closed. */
export const Sending = meta.story({
  args: { understood: true, password: 'secret', status: 'sending' },
});

Sending.test('cannot be sent again or closed', async ({ userEvent, args }) => {
  const button = screen.getByRole('button', { name: 'Delete my account' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await expect(args.onDelete).not.toHaveBeenCalled();
  await expect(args.onCancel).not.toHaveBeenCalled();
});

/** The server refused a wrong password; its reply has a code and errors by field. */
export const Refused = meta.story({
  parameters: picturedIn('dark phone'),
  args: { understood: true, password: 'wrong', reply: refusal },
});

/** The deletion got no response, so the account may still exist; the buttons work again. */
export const Unanswered = meta.story({
  args: { understood: true, password: 'secret', status: 'noResponse' },
});

Unanswered.test('says that there was no response, and enables the buttons again', async () => {
  await screen.findByText(/No answer came/);
  await expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  await expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

/** The server’s confirmation, shown for a moment before the next page opens. */
export const Deleted = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    understood: true,
    status: 'deleted',
    reply: { ...success, info: ['Your account has been deleted.'] },
  },
});

Deleted.test('shows the Info list [DEL-11]', async () => {
  await expect(successRegion()).toHaveTextContent('Your account has been deleted.');
});

/** The server refused to send the account’s details, so a deletion is not offered. */
export const DetailsRefused = meta.story({
  args: {
    details: { status: 'refused', reply: { ...refusal, errors: ['The service is busy.'] } },
  },
});

DetailsRefused.test('shows the reply to the details, and offers no deletion [DEL-12]', async () => {
  await expect(screen.getByRole('alert')).toHaveTextContent('INVALID_INPUT');
  await expect(screen.getByRole('alert')).toHaveTextContent('The service is busy.');
  await expect(screen.queryByRole('checkbox')).toBeNull();
});

/** The server sent information with the account’s details; it appears in green. */
export const DetailsInformed = meta.story({
  args: { details: { ...ready, reply: { ...success, info: ['Your last order is on its way.'] } } },
});

DetailsInformed.test('shows Info of the details in the same way [DEL-12]', async () => {
  await expect(successRegion()).toHaveTextContent('Your last order is on its way.');
});

/** The account’s details did not load; the member can try again or cancel. */
export const DetailsFailed = meta.story({ args: { details: { status: 'failed' } } });

DetailsFailed.test('offers to retry or to cancel', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(1);
});

export const UnknownBalance = meta.story({
  tags: ['edge-case'],
  args: { details: { ...ready, balance: Number.NaN }, understood: true },
});

export const HugeNegativeBalance = meta.story({
  tags: ['edge-case'],
  args: { details: { ...ready, email: `${'w'.repeat(200)}@mail.example`, balance: -1e14 } },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { understood: true, reply: { ...refusal, errors: hostileMessages } },
});

ExtremeText.test('shows markup as text, and does not overflow', async () => {
  const dialog = screen.getByRole('dialog');
  await expect(dialog.querySelector('img, script')).toBeNull();
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});
