import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { ChangePasswordSection } from './SettingsSections.tsx';

const meta = preview.meta({
  id: 'screens-account-changepassword',
  title: 'Screens/Account/Parts/ChangePassword',
  component: ChangePasswordSection,
  args: {
    status: 'editing' as const,
    email: 'demo@cbrewards.example',
    errors: [],
    info: [],
    onChange: fn(),
    onSubmit: fn(),
  },
});

/** The address that receives the link for choosing a new password. */
export const Editing = meta.story({ parameters: pictured });

Editing.test('has an email field and a button [ACC-02]', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Change Password' })).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Email'), '!');
  await expect(args.onChange).toHaveBeenLastCalledWith('demo@cbrewards.example!');
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

/** No address yet; the button stays enabled, since only the server validates it. */
export const Empty = meta.story({ args: { email: '' } });

/** The request is in flight: earlier messages are hidden and a second press is ignored. */
export const Sending = meta.story({ args: { status: 'sending', errors: ['Earlier.'] } });

Sending.test('cannot be sent again, and shows no messages', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.queryByText('Earlier.')).toBeNull();
});

/** The server refused the address, which stays in the field to be corrected. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: { errors: ['Enter a valid email address.'] },
});

/** The server has accepted the request; the form stays for another one. */
export const Sent = meta.story({ args: { info: ['A link is on its way. Check your inbox.'] } });

export const ManyErrors = meta.story({ tags: ['edge-case'], args: { errors: thirtyMessages } });

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { errors: hostileMessages, info: hostileMessages },
});
