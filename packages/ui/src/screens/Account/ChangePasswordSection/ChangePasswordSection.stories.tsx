import { pictured, picturedIn } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '../../Public/messages.fixtures.ts';
import { ChangePasswordSection } from './ChangePasswordSection.tsx';

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

export const Editing = meta.story({ parameters: pictured });

Editing.test('has an email field and a button [ACC-02]', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Change Password' })).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Email'), '!');
  await expect(args.onChange).toHaveBeenLastCalledWith('demo@cbrewards.example!');
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

export const Empty = meta.story({ args: { email: '' } });

export const Sending = meta.story({ args: { status: 'sending', errors: ['Earlier.'] } });

Sending.test('cannot be sent again, and shows no messages', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.queryByText('Earlier.')).toBeNull();
});

export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: { errors: ['Enter a valid email address.'] },
});

export const Sent = meta.story({ args: { info: ['A link is on its way. Check your inbox.'] } });

export const ManyErrors = meta.story({ tags: ['edge-case'], args: { errors: thirtyMessages } });

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { errors: hostileMessages, info: hostileMessages },
});
