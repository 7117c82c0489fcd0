import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { EmailResetScreen } from './EmailResetScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/EmailReset',
  component: EmailResetScreen,
  args: {
    status: 'editing' as const,
    values: { email: 'new@mail.example', password: 'secret' },
    errors: [],
    info: [],
    settingsHref: '/dashboard/accountsettings',
    onChange: fn(),
    onSubmit: fn(),
  },
});

/** The new address, and the account’s password to confirm the change. */
export const Editing = meta.story(inShell('accountSettings'));

Editing.test('accepts an address and a password', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('New Email'), '!');
  await expect(args.onChange).toHaveBeenLastCalledWith('email', 'new@mail.example!');
  await userEvent.type(canvas.getByLabelText('Password'), '!{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('password', 'secret!');
  await userEvent.click(canvas.getByRole('button', { name: 'Change Email Id' }));
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

Editing.test('links back to the account settings', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: 'Back to the account settings' });
  await expect(link).toHaveAttribute('href', args.settingsHref);
});

/** The request is in flight, so the form cannot be sent again. */
export const Sending = meta.story({ args: { status: 'sending' } });

/** The server accepted the address: its message and a link back replace the form. */
export const Changed = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    status: 'changed',
    values: { email: '', password: '' },
    info: ['Your email has been changed.'],
  },
});

Changed.test('replaces the form by a message and a link back', async ({ canvas, args }) => {
  canvas.getByText('Your email has been changed.');
  await expect(canvas.queryByLabelText('New Email')).toBeNull();
  const link = canvas.getByRole('link', { name: 'Back to the account settings' });
  await expect(link).toHaveAttribute('href', args.settingsHref);
});

/** The server refused a wrong password; both fields preserve the input. */
export const Refused = meta.story({
  parameters: picturedIn('dark phone'),
  args: { errors: ['Password: The password is wrong.'] },
});

export const ExtremeText = meta.story({ tags: ['edge-case'], args: { errors: hostileMessages } });
