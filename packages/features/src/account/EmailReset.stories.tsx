import { Button } from '@cb/ui/components/Button';
import { pending, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { calls, waitForQuiet } from '@cb/workbench/storyEnvironment';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { saveDrafts } from '../shared/forms/useDraft.ts';
import { EmailReset } from './EmailReset.tsx';

const meta = preview.meta({
  title: 'Features/Account/EmailReset',
  tags: ['!autodocs'],
  component: EmailReset,
  args: { settingsHref: '/dashboard/accountsettings' },
  decorators: [connected],
  parameters: { signedIn: true },
});

/** Fills in the form and sends it. */
async function submit(canvas: Canvas, user: User, email: string, password = 'demo-password-1') {
  await fireEvent.change(canvas.getByLabelText('New Email'), { target: { value: email } });
  await fireEvent.change(canvas.getByLabelText('Password'), { target: { value: password } });
  await user.click(canvas.getByRole('button', { name: 'Change Email Id' }));
}

/** The empty form; a success replaces it with a confirmation. */
export const Idle = meta.story();

Idle.test('sends Email and Password and confirms the change', async ({ canvas, userEvent }) => {
  await submit(canvas, userEvent, 'new@mail.example');
  await canvas.findByText(/Your email has been changed/);
  await expect(calls().map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/email/reset', { Email: 'new@mail.example', Password: 'demo-password-1' }],
  ]);
  await expect(canvas.queryByLabelText('Password')).toBeNull();
});

/** The server refuses the password, and the form keeps both values. */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, 'new@mail.example', 'wrong');
    await canvas.findByText('Password: The password is wrong. Check it and try again.');
  },
});

WrongPassword.test(
  'keeps the typed values, but no message while they are resent',
  async (story) => {
    const { canvas, userEvent, msw } = story;
    await expect(canvas.getByLabelText('New Email')).toHaveValue('new@mail.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
    respondWith('/email/reset', pending)({ msw });
    await userEvent.click(canvas.getByRole('button', { name: 'Change Email Id' }));
    await waitFor(() => expect(canvas.queryByText(/The password is wrong/)).toBeNull());
  },
);

WrongPassword.test('also keeps them after a refusal without a message', async (story) => {
  const { canvas, userEvent, msw } = story;
  respondWith('/email/reset', { ErrorCode: 'NO' })({ msw });
  await submit(canvas, userEvent, 'newer@mail.example', 'wrong too');
  await waitFor(() => expect(calls()).toHaveLength(2));
  await waitForQuiet();
  await expect(canvas.getByLabelText('New Email')).toHaveValue('newer@mail.example');
  await expect(canvas.getByLabelText('Password')).toHaveValue('wrong too');
});

/** The request is pending, so the form cannot be sent again. */
export const Waiting = meta.story({
  parameters: { scenario: 'never' },
  play: ({ canvas, userEvent }) => submit(canvas, userEvent, 'new@mail.example'),
});

Waiting.test('sends once', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
  await waitForQuiet();
  await expect(calls()).toHaveLength(1);
});

/** Unmounts and remounts the page. */
const withRemount: Decorator = function Remounting(Story) {
  const [isMounted, setMounted] = useState(true);
  return (
    <>
      <Button onClick={() => setMounted(!isMounted)}>Leave or come back</Button>
      {isMounted && <Story />}
    </>
  );
};

export const LeftWhileWaiting = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'never' },
  decorators: [withRemount],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, 'new@mail.example');
    await waitFor(() => expect(calls()).toHaveLength(1));
    const toggle = canvas.getByRole('button', { name: 'Leave or come back' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.queryByLabelText('New Email')).toBeNull());
    await userEvent.click(toggle);
    await canvas.findByLabelText('New Email');
  },
});

LeftWhileWaiting.test('still waits for the one request', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Change Email Id' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  button.form?.requestSubmit();
  await submit(canvas, userEvent, 'newer@mail.example');
  await waitForQuiet();
  await expect(calls()).toHaveLength(1);
});

export const Reopened = meta.story({ tags: ['edge-case'], decorators: [withRemount] });

Reopened.test(
  'is empty after a change, and after an expired session if it was left before',
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Leave or come back' });
    await submit(canvas, userEvent, 'new@mail.example');
    await canvas.findByText(/Your email has been changed/);
    await waitForQuiet();
    saveDrafts();
    await userEvent.dblClick(toggle);
    await expect(await canvas.findByLabelText('New Email')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('New Email'), 'typed');
    await userEvent.click(toggle);
    saveDrafts();
    await userEvent.click(toggle);
    await expect(await canvas.findByLabelText('New Email')).toHaveValue('');
  },
);

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, 'new@mail.example');
    await waitFor(() => expect(calls()).toHaveLength(1));
  },
});

WithoutResponse.test(
  'keeps the typed values, and can be sent again',
  async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change Email Id' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await expect(canvas.getByLabelText('New Email')).toHaveValue('new@mail.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Email Id' }));
    await waitFor(() => expect(calls()).toHaveLength(2));
  },
);

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'hostileText' },
  play: ({ canvas, userEvent }) => submit(canvas, userEvent, 'new@mail.example'),
});
