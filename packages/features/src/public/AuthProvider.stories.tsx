import { demoLogin } from '@cb/mocks/world/members';
import { Tabs } from '@cb/ui/components/Tabs';
import { respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { calls, expectCalledOnce } from '@cb/workbench/storyEnvironment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AuthProvider } from './AuthProvider.tsx';
import { Login } from './Login.tsx';
import { SignUp } from './SignUp.tsx';

const onLoggedIn = fn();

/** Switches between both screens, as the routes of the site do. */
function TwoScreens() {
  const [tab, setTab] = useState('reg');
  // Cached data of the previous member.
  useQuery({ queryKey: ['orders'], queryFn: () => 'Orders' });
  const client = useQueryClient();
  return (
    <AuthProvider>
      <Tabs
        label="Screens"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'reg', label: 'To sign-up', content: <SignUp loginHref="/home/login" /> },
          {
            value: 'login',
            label: 'To login',
            content: (
              <Login
                signUpHref="/home/reg"
                onSubmit={() => {}}
                onLoggedIn={() => onLoggedIn(client.getQueryData(['orders']))}
              />
            ),
          },
        ]}
      />
    </AuthProvider>
  );
}

const meta = preview.meta({
  title: 'Features/Public/Leaving and coming back',
  tags: ['!autodocs'],
  component: TwoScreens,
  decorators: [connected],
});

export const LeftWhileWaiting = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'never' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@cbrewards.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign me up!' }));
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('tab', { name: 'To login' }));
    await canvas.findByRole('button', { name: 'Login' });
    await userEvent.click(canvas.getByRole('tab', { name: 'To sign-up' }));
  },
});

LeftWhileWaiting.test('still waits for the one request', async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Sign me up!' })).toBeNull();
  await expect(calls().map(({ path }) => path)).toEqual(['/register']);
});

/** After a sign-up, the login contains the new address but no password. */
export const JustRegistered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'new@cbrewards.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough-1');
    await userEvent.type(canvas.getByLabelText('Repeat Password'), 'long-enough-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign me up!' }));
    await canvas.findByText('Go to login');
    await userEvent.click(canvas.getByRole('tab', { name: 'To login' }));
  },
});

JustRegistered.test('the login has the address, and no password', async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Username')).toHaveValue('new@cbrewards.example');
  await expect(canvas.getByLabelText('Password')).toHaveValue('');
});

export const LeftWhileLoggingIn = meta.story({
  tags: ['edge-case'],
  beforeEach: ({ msw }) => {
    onLoggedIn.mockClear();
    // Responds after the member has moved on to the other screen.
    respondWith('/ath', async () => {
      await screen.findByRole('button', { name: 'Sign me up!' });
      return undefined;
    })({ msw });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'To login' }));
    await userEvent.type(await canvas.findByLabelText('Username'), demoLogin.email);
    await userEvent.type(canvas.getByLabelText('Password'), demoLogin.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'To sign-up' }));
    // A late response would otherwise count in the next story.
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  },
});

LeftWhileLoggingIn.test('still enters, with an empty cache [LOG-06]', async (story) => {
  const { canvas, userEvent } = story;
  await expectCalledOnce(onLoggedIn);
  await expect(onLoggedIn).toHaveBeenCalledWith(undefined);
  await userEvent.click(canvas.getByRole('tab', { name: 'To login' }));
  await expect(await canvas.findByLabelText('Password')).toHaveValue('');
});

export const LeftWhileTyping = meta.story({
  tags: ['edge-case'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@cbrewards.example');
    await userEvent.click(canvas.getByRole('tab', { name: 'To login' }));
    await canvas.findByRole('button', { name: 'Login' });
    await userEvent.click(canvas.getByRole('tab', { name: 'To sign-up' }));
  },
});

LeftWhileTyping.test('keeps the typed values', async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Email')).toHaveValue('maya@cbrewards.example');
});
