import { inCard } from '@cb/ui/internal/inCard';
import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages, longMessage, thirtyMessages } from '../messages.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';

const typed = { username: 'maya@cbrewards.example', password: 'long-enough-1' };

const meta = preview.meta({
  title: 'Screens/Public/Login',
  component: LoginScreen,
  args: {
    status: 'editing' as const,
    values: { username: '', password: '' },
    errors: [],
    info: [],
    signUpHref: '/home/reg',
    onChange: fn(),
    onSubmit: fn(),
    onReset: fn(),
  },
  decorators: [inCard],
});

/** The empty form; the username is an email address. */
export const Idle = meta.story({ parameters: pictured });

Idle.test('has its title and subtitle [LOG-01]', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  await expect(heading).toHaveTextContent(/^Login to Your Account$/);
  canvas.getByText('Fill in the form below to get access:');
});

Idle.test('has an email field "Username", and a Password [LOG-02]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Username')).toHaveAttribute('type', 'email');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

Idle.test('is sent with "Login" or Enter [LOG-03]', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

Idle.test('requests a reset with "click here" [LOG-04]', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'click here' });
  await expect(link.parentElement).toHaveTextContent(/^forgot your password\? click here$/);
  await userEvent.click(link);
  await expect(args.onReset).toHaveBeenCalledTimes(1);
});

Idle.test('links visitors to the registration [LOG-05]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'create new account' });
  await expect(link).toHaveAttribute('href', '/home/reg');
});

/** The session expired, so a notice asks the member to log in again. */
export const SessionExpired = meta.story({
  parameters: picturedIn('light wide'),
  args: { reason: 'expired' },
});

SessionExpired.test('asks for another login in one sentence', async ({ canvas }) => {
  canvas.getByText('Please log in again to go on.');
});

/** The member logged out in another tab. */
export const LoggedOutElsewhere = meta.story({ args: { reason: 'loggedOut' } });

/** The browser refuses the site’s cookies, so no session can start. */
export const CookiesRefused = meta.story({
  parameters: picturedIn('dark phone'),
  args: { reason: 'cookies' },
});

CookiesRefused.test('explains why, and what to do', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^Cookies are off for this site.* Allow them in the settings/),
  ).toBeVisible();
});

/** Both fields are filled in; only the server validates them. */
export const Filled = meta.story({ args: { values: typed } });

/** The login is in flight, and earlier messages are hidden. */
export const LoggingIn = meta.story({
  parameters: picturedIn('dark phone'),
  args: { status: 'loggingIn', values: typed, errors: ['An earlier error'] },
});

LoggingIn.test('shows the progress in place of messages [ALR-03]', async ({ canvas }) => {
  await expect(canvas.queryByText('An earlier error')).toBeNull();
  await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(
    'Checking your login. Please wait..',
  );
});

/** The server refused the login; the fields preserve the input. */
export const AnsweredWithErrors = meta.story({
  args: {
    values: typed,
    errors: ['The email or the password is wrong. Check both and try again.'],
  },
});

/** The server’s response to a password reset. */
export const AnsweredWithInfo = meta.story({
  args: { values: typed, info: ['If the email is registered, a reset link is on its way to it.'] },
});

/** Messages accumulate: the error of a login above the response to a password reset. */
export const AnsweredWithBoth = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    values: typed,
    errors: ['The email or the password is wrong. Check both and try again.'],
    info: ['If the email is registered, a reset link is on its way to it.'],
  },
});

/** A password reset for the typed username is in flight. */
export const Resetting = meta.story({ args: { status: 'resetting', values: typed } });

/** The response to the reset has just arrived; the progress text precedes its messages. */
export const ResetReceived = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'resetReceived', values: typed },
});

/** A message replaces the form until the dashboard’s script has loaded. */
export const Succeeded = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'succeeded' },
});

Succeeded.test('replaces the form by a message', async ({ canvas }) => {
  await canvas.findByText('You are in. Opening your dashboard…');
  await expect(canvas.queryByLabelText('Username')).toBeNull();
});

/** The request failed, for which the specification has no message; the input is preserved. */
export const Unanswered = meta.story({ args: { values: typed } });

export const ThirtyErrors = meta.story({
  tags: ['edge-case'],
  args: { values: typed, errors: thirtyMessages },
});

export const LongTexts = meta.story({
  tags: ['edge-case'],
  args: { errors: [longMessage], info: [longMessage] },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: { errors: hostileMessages, info: hostileMessages },
});
