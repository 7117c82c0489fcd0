import { inCard } from '@cb/ui/internal/inCard';
import { connected } from '@cb/workbench/connected';
import { type Canvas, fillUnnoticed, type User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { heldCall, respondWith } from '@cb/workbench/respondWith';
import {
  expectCalledOnce,
  callsTo,
  waitForQuiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AuthProvider } from './AuthProvider.tsx';
import { Login } from './Login.tsx';

const meta = preview.meta({
  title: 'Features/Public/Login',
  tags: ['!autodocs'],
  component: Login,
  args: { signUpHref: '/home/reg', onSubmit: fn(), onLoggedIn: fn() },
  decorators: [
    inCard,
    (Story) => (
      <AuthProvider>
        <Story />
      </AuthProvider>
    ),
    connected,
  ],
});

const demoValues = { username: 'demo@cbrewards.example', password: 'demo-password-1' };

async function logIn(canvas: Canvas, user: User, { username, password } = demoValues) {
  await fireEvent.change(canvas.getByLabelText('Username'), { target: { value: username } });
  await fireEvent.change(canvas.getByLabelText('Password'), { target: { value: password } });
  await user.click(canvas.getByRole('button', { name: 'Login' }));
}

const getErrors = (canvas: Canvas) => canvas.getAllByRole('listitem');
const wrongValues = { ...demoValues, password: 'wrong-password-1' };

/** A visitor who came without a reason to explain, before they type. */
export const Idle = meta.story();

Idle.test(
  'sends Email and Password, and enters on SUCCESS [LOG-07] [API-08]',
  async ({ canvas, userEvent, args }) => {
    await logIn(canvas, userEvent);
    await expectCalledOnce(args.onLoggedIn);
    await expect(callsTo('/ath').map(({ body }) => JSON.parse(body))).toEqual([
      { Email: demoValues.username, Password: demoValues.password },
    ]);
  },
);

Idle.test(
  'sends values that a script filled in without an event [LOG-07]',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'old@cbrewards.example');
    fillUnnoticed(canvas.getByLabelText('Username'), demoValues.username);
    fillUnnoticed(canvas.getByLabelText('Password'), demoValues.password);
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Login' }).form?.requestSubmit();
    await expectCalledOnce(args.onLoggedIn);
    await expect(callsTo('/ath').map(({ body }) => JSON.parse(body))).toEqual([
      { Email: demoValues.username, Password: demoValues.password },
    ]);
  },
);

Idle.test('resets the password of the address shown [RST-05]', async ({ canvas, userEvent }) => {
  fillUnnoticed(canvas.getByLabelText('Username'), demoValues.username);
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await waitFor(() => expect(callsTo('/resetpassword')).toHaveLength(1));
  await expect(JSON.parse(callsTo('/resetpassword')[0]?.body ?? '')).toEqual({
    Email: demoValues.username,
  });
});

Idle.test('notifies the other tabs of a login', async ({ canvas, userEvent, args }) => {
  await logIn(canvas, userEvent, wrongValues);
  await canvas.findByText('Errors');
  await expect(storyEnvironment.otherTabs.sent).toEqual([]);
  await logIn(canvas, userEvent);
  await expectCalledOnce(args.onLoggedIn);
  await expect(storyEnvironment.otherTabs.sent).toEqual(['login']);
});

Idle.test(
  'sends once for a double click, and for Enter and a click',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), demoValues.username);
    await userEvent.type(canvas.getByLabelText('Password'), demoValues.password);
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Login' });
    button.form?.requestSubmit();
    button.click();
    button.click();
    await expectCalledOnce(args.onLoggedIn);
    await expect(callsTo('/ath')).toHaveLength(1);
  },
);

Idle.test('treats a refusal without a message as a refusal [LOG-10] [LOG-11]', async (story) => {
  const { canvas, userEvent, args, msw } = story;
  respondWith('/ath', { ErrorCode: 'NO', Errors: [], Info: [] })({ msw });
  await logIn(canvas, userEvent);
  await canvas.findByText('Something went wrong. Please try again');
  await waitForQuiet();
  await expect(args.onLoggedIn).not.toHaveBeenCalled();
  await expect(storyEnvironment.otherTabs.sent).toEqual([]);
  await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
});

Idle.test(
  'says that the dashboard is loading, without the empty form',
  async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent);
    await canvas.findByText('You are in. Opening your dashboard…');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
);

const unreachable = { parameters: { scenario: 'transportFailure' } };

Idle.test(
  'stops loading and does not show that a login failed [LOG-08] [LOG-12]',
  unreachable,
  async ({ canvas, userEvent, args }) => {
    await logIn(canvas, userEvent);
    await waitFor(() => expect(callsTo('/ath')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByText('Errors')).toBeNull();
    await expect(canvas.getByLabelText('Username')).toHaveValue(demoValues.username);
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
);

Idle.test('does not show that a reset failed [RST-07]', unreachable, async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await waitFor(() => expect(callsTo('/resetpassword')).toHaveLength(1));
  await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  await expect(canvas.queryByText('Errors')).toBeNull();
  await expect(canvas.queryByText('Info')).toBeNull();
});

Idle.test("shows the server's errors for a reset without an address [RST-06]", async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await canvas.findByText('Errors');
  await expect(JSON.parse(callsTo('/resetpassword')[0]?.body ?? '')).toEqual({ Email: '' });
  await expect(getErrors(canvas)).toHaveLength(1);
});

/** The server refuses the login; further attempts add to the list of errors. */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, wrongValues);
    await canvas.findByText('Errors');
  },
});

WrongPassword.test(
  'shows the errors and does not enter [LOG-10] [LOG-11]',
  async ({ canvas, args }) => {
    await expect(getErrors(canvas)).toHaveLength(1);
    await expect(canvas.getByText(/^The email or password is wrong\./)).toBeVisible();
    await waitForQuiet();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
);

WrongPassword.test(
  'adds to the list with every attempt, and marks the newest [LOG-09]',
  async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, wrongValues);
    await waitFor(() => expect(getErrors(canvas)).toHaveLength(2));
    const [older, newest] = getErrors(canvas);
    await expect(older).not.toHaveTextContent('Newest');
    await expect(newest).toHaveTextContent(/Newest$/);
  },
);

WrongPassword.test('announces only the newest error', async ({ canvas, userEvent, msw }) => {
  respondWith('/ath', { ErrorCode: 'LOCKED', Errors: ['The account is locked.'] })({ msw });
  await logIn(canvas, userEvent, wrongValues);
  await waitFor(() => expect(getErrors(canvas)).toHaveLength(2));
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^The account is locked\. Newest$/);
});

WrongPassword.test('a message about a field belongs to it', async ({ canvas, userEvent, msw }) => {
  const fieldErrors = { List: [{ FieldName: 'Email', Errors: ['is not valid'] }] };
  respondWith('/ath', { ErrorCode: 'NO', fieldErrors })({ msw });
  await logIn(canvas, userEvent, wrongValues);
  const field = canvas.getByLabelText('Username');
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/is not valid/);
  await expect(canvas.getByRole('alert')).toHaveTextContent('Email: is not valid');
});

/** The login is pending, so neither it nor a password reset can be sent. */
export const Waiting = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent);
    await canvas.findByRole('progressbar');
  },
});

Waiting.test('is loading, and sends nothing else [LOG-08]', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
  await waitForQuiet();
  await expect(canvas.getByRole('progressbar')).toBeVisible();
  await expect(callsTo('/ath')).toHaveLength(1);
});

Waiting.test('sends no reset meanwhile', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await waitForQuiet();
  await expect(callsTo('/resetpassword')).toEqual([]);
});

/** The request for a password reset is being sent to the typed address. */
export const Resetting = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), demoValues.username);
    await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
    await canvas.findByRole('progressbar');
  },
});

Resetting.test('sends once', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'click here' });
  await userEvent.dblClick(link);
  await waitForQuiet();
  await expect(callsTo('/resetpassword')).toHaveLength(1);
});

Resetting.test('says that the request is sent [RST-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(
    'Sending password reset request',
  );
});

const passwordReset = heldCall('/resetpassword');

/** For one second after the response to a reset, only its arrival is announced. */
export const ResetReceived = meta.story({
  parameters: { clock: 'manual' },
  beforeEach: passwordReset.hold,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), demoValues.username);
    await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
    await canvas.findByRole('progressbar');
    await storyEnvironment.clock.advance(5000);
    passwordReset.release();
    await canvas.findByRole('progressbar', { name: 'Password reset response received' });
  },
});

ResetReceived.test('sends only the content of the field [RST-01] [RST-05] [API-09]', async () => {
  await expect(callsTo('/resetpassword').map(({ body }) => JSON.parse(body))).toEqual([
    { Email: demoValues.username },
  ]);
});

ResetReceived.test('sends no other reset or login meanwhile', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await userEvent.type(canvas.getByLabelText('Password'), `${demoValues.password}{Enter}`);
  await waitForQuiet();
  await expect(callsTo('/resetpassword')).toHaveLength(1);
  await expect(callsTo('/ath')).toEqual([]);
});

ResetReceived.test(
  'ends loading a second after the response, and shows the Info [RST-03] [RST-04]',
  async ({ canvas }) => {
    await storyEnvironment.clock.advance(999);
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await storyEnvironment.clock.advance(1);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    canvas.getByText('Info');
  },
);
