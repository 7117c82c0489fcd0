import { inCard } from '@cb/ui/internal/inCard';
import { connected } from '@cb/workbench/connected';
import { fillUnnoticed, type PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { alerts, callsTo } from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AuthProvider } from './AuthProvider.tsx';
import { SignUp } from './SignUp.tsx';

const meta = preview.meta({
  title: 'Features/Public/SignUp',
  tags: ['!autodocs'],
  component: SignUp,
  args: { loginHref: '/home/login' },
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

/** The typed values that differ from the defaults of `fill`. */
interface Entries {
  email?: string;
  password?: string;
  repeat?: string;
}

async function fill(root: HTMLElement, entries: Entries = {}) {
  const {
    email = 'maya@cbrewards.example',
    password = 'long-enough-1',
    repeat = password,
  } = entries;
  const setField = (label: string, value: string) =>
    fireEvent.change(within(root).getByLabelText(label), { target: { value } });
  await setField('Email', email);
  await setField('Password', password);
  await setField('Repeat Password', repeat);
  await setField('Zipcode', '10115');
}

const getSubmitButton = (root: HTMLElement) =>
  within(root).getByRole<HTMLButtonElement>('button', { name: 'Sign me up!' });

const registrations = () => callsTo('/register');

/** The empty form with its four fields, before a visitor types. */
export const Idle = meta.story();

Idle.test('shows the form until it is sent [REG-09]', async (story) => {
  const { canvasElement, canvas, userEvent } = story;
  await fill(canvasElement);
  await expect(canvas.queryByRole('progressbar')).toBeNull();
  await userEvent.click(getSubmitButton(canvasElement));
  await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
});

Idle.test(
  'sends the form and its constants, not the repeated password [REG-07] [REG-08] [API-07]',
  async ({ canvasElement, userEvent }) => {
    await fill(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await waitFor(() => expect(registrations()).toHaveLength(1));
    await expect(JSON.parse(registrations()[0]?.body ?? '')).toEqual({
      Email: 'maya@cbrewards.example',
      Gender: 'M',
      ZipCode: '10115',
      Country: 'IN',
      Region: '',
      Password: 'long-enough-1',
    });
  },
);

Idle.test('sends the anti-forgery header [API-05]', async ({ canvasElement, userEvent }) => {
  await fill(canvasElement);
  await userEvent.click(getSubmitButton(canvasElement));
  await waitFor(() => expect(registrations()).toHaveLength(1));
  await expect(registrations()[0]?.headers.get('x-xsrf-token')).toBe('mock-xsrf-token');
});

Idle.test('sends what was filled in without an event [REG-08]', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  await fill(canvasElement, { email: 'old@cbrewards.example' });
  fillUnnoticed(canvas.getByLabelText('Email'), 'maya@cbrewards.example');
  fillUnnoticed(canvas.getByLabelText('Password'), 'long-enough-2');
  fillUnnoticed(canvas.getByLabelText('Repeat Password'), 'long-enough-2');
  await userEvent.click(getSubmitButton(canvasElement));
  await waitFor(() => expect(registrations()).toHaveLength(1));
  await expect(JSON.parse(registrations()[0]?.body ?? '')).toMatchObject({
    Email: 'maya@cbrewards.example',
    Password: 'long-enough-2',
  });
});

Idle.test('sends once for a double click', async ({ canvasElement, canvas }) => {
  await fill(canvasElement);
  const button = getSubmitButton(canvasElement);
  button.click();
  button.click();
  await canvas.findByRole('link', { name: 'Go to login' });
  await expect(registrations()).toHaveLength(1);
});

Idle.test('sends once for Enter and a click', async ({ canvasElement, canvas }) => {
  await fill(canvasElement);
  const button = getSubmitButton(canvasElement);
  button.form?.requestSubmit();
  button.click();
  await canvas.findByRole('link', { name: 'Go to login' });
  await expect(registrations()).toHaveLength(1);
});

/** Two different passwords raise a browser alert, and nothing is sent. */
export const Mismatch = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await fill(canvasElement, { repeat: 'something-else-1' });
    await userEvent.click(getSubmitButton(canvasElement));
  },
});

Mismatch.test('raises a browser alert, once [REG-13]', async () => {
  await expect(alerts()).toEqual(['passwords do not match']);
});

Mismatch.test('sends no request when the passwords differ [REG-14]', async ({ canvas }) => {
  await expect(registrations()).toHaveLength(0);
  await expect(canvas.getByLabelText('Email')).toHaveValue('maya@cbrewards.example');
  await expect(canvas.getByLabelText('Repeat Password')).toHaveValue('something-else-1');
});

Mismatch.test(
  'sends after the passwords are made equal',
  async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await canvas.findByRole('link', { name: 'Go to login' });
    await expect(registrations()).toHaveLength(1);
  },
);

/** The server accepted the sign-up: its information replaces the form, with a link to the login. */
export const Registered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await canvas.findByRole('link', { name: 'Go to login' });
  },
});

Registered.test(
  'shows the Info list in place of the form [REG-11] [REG-15]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Info' })).toBeVisible();
    await expect(canvas.queryByText('Errors')).toBeNull();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
);

Registered.test('moves the focus to the title, because the button is gone', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

const takenEmail = 'demo@cbrewards.example';

export const Refused = meta.story({
  tags: ['fault'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { email: takenEmail });
    await userEvent.click(getSubmitButton(canvasElement));
    await canvas.findByText('Errors');
  },
});

Refused.test('hides the form even after errors [REG-12]', async ({ canvas }) => {
  await expect(canvas.queryByLabelText('Email')).toBeNull();
  canvas.getByRole('button', { name: 'Back to the form' });
  canvas.getByRole('link', { name: 'I already have a login' });
});

Refused.test(
  'appends the errors of another attempt [REG-11]',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue(takenEmail);
    await expect(canvas.getByLabelText('Repeat Password')).toHaveValue('long-enough-1');
    await userEvent.click(getSubmitButton(canvasElement));
    await canvas.findByRole('button', { name: 'Back to the form' });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
);

/** The registration is pending, so a progress bar replaces the form. */
export const Waiting = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await canvas.findByRole('progressbar');
  },
});

Waiting.test(
  'shows progress while the request is pending [REG-06] [REG-10]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(
      'Checking your registration status. Please wait..',
    );
  },
);

async function submitWithoutResponse({
  canvas,
  canvasElement,
  userEvent,
}: PlayContext & { canvasElement: HTMLElement }) {
  await fill(canvasElement);
  await userEvent.click(getSubmitButton(canvasElement));
  await canvas.findByRole('button', { name: 'Back to the form' });
}

export const TransportFailure = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: submitWithoutResponse,
});

TransportFailure.test('does not show the failure [REG-16]', async ({ canvas }) => {
  await expect(canvas.queryByText('Errors')).toBeNull();
  await expect(canvas.queryByText('Info')).toBeNull();
  await expect(canvas.queryByRole('progressbar')).toBeNull();
});

TransportFailure.test(
  'returns to the form with the typed values',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(canvas.getByLabelText('Zipcode')).toHaveValue('10115');
    await expect(canvas.getByLabelText('Repeat Password')).toHaveValue('long-enough-1');
  },
);
