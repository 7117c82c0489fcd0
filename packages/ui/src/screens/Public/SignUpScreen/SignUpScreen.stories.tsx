import { inCard } from '@cb/ui/internal/inCard';
import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { hostileMessages, longMessage, thirtyMessages } from '../messages.fixtures.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

const handlers = { onChange: fn(), onSubmit: fn(), onReopen: fn(), loginHref: '/home/login' };
const values = { email: '', password: '', repeatPassword: '', zipcode: '' };
const typed = {
  email: 'maya@cbrewards.example',
  password: 'long-enough-1',
  repeatPassword: 'long-enough-1',
  zipcode: '10115',
};
const base = { ...handlers, errors: [], info: [] };

const meta = preview.meta({
  title: 'Screens/Public/SignUp',
  component: SignUpScreen,
  decorators: [inCard],
});

/** The empty form; all four fields are required. */
export const Idle = meta.story({
  args: { ...base, status: 'editing', values },
  parameters: pictured,
});

Idle.test('has its title and subtitle [REG-01]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sign up now$/);
  canvas.getByText('Fill in the form below to get instant access:');
});

Idle.test('has four required fields in order [REG-02]', async ({ canvas, canvasElement }) => {
  const labels = [...canvasElement.querySelectorAll('label')].map((label) => label.textContent);
  await expect(labels).toEqual(['Email', 'Password', 'Repeat Password', 'Zipcode']);
  for (const label of labels) await expect(canvas.getByLabelText(label)).toBeRequired();
});

Idle.test('is sent with "Sign me up!" [REG-03]', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign me up!' }));
  await expect(handlers.onSubmit).toHaveBeenCalledTimes(1);
});

Idle.test('links members to the login [REG-04]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'I already have a login' });
  await expect(link).toHaveAttribute('href', '/home/login');
});

/** Every field is filled in, and both passwords are the same. */
export const Filled = meta.story({ args: { ...base, status: 'editing', values: typed } });

/** The browser refuses the site’s cookies, so no sign-up can succeed. */
export const CookiesOff = meta.story({
  args: { ...base, status: 'editing', values, cookiesOff: true },
});

CookiesOff.test('explains why, and what to do', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^Cookies are off for this site.* Allow them in the settings/),
  ).toBeVisible();
});

/** The two passwords differ, so the form was not sent. */
export const Mismatch = meta.story({
  args: {
    ...base,
    status: 'mismatch',
    values: { ...typed, repeatPassword: 'long-enuogh-1' },
  },
});

Mismatch.test('says beside the field that the passwords differ', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Repeat Password')).toHaveAccessibleDescription(
    'passwords do not match',
  );
});

/** The registration is in flight, and the form is hidden. */
export const Submitting = meta.story({
  args: { ...base, status: 'submitting', cookiesOff: true },
  parameters: picturedIn('light wide'),
});

Submitting.test('hides the form and shows the progress [REG-06] [REG-12]', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(
    'Checking your registration status. Please wait..',
  );
  await expect(canvas.queryByLabelText('Email')).toBeNull();
  await expect(canvas.queryByText(/Cookies are off/)).toBeNull();
});

const responded = { ...base, status: 'responded', accepted: false } as const;
const refusal = 'This email is already registered. Log in, or use another email.';
const welcome = 'Your account is ready. Log in to start earning CB.';

/** The server refused; the form stays hidden until the member reopens it. */
export const AnsweredWithErrors = meta.story({ args: { ...responded, errors: [refusal] } });

AnsweredWithErrors.test(
  'keeps the form hidden, and offers to reopen it instead of a login [REG-12]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Go to login' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(handlers.onReopen).toHaveBeenCalledTimes(1);
  },
);

/** The server accepted the registration; three steps lead to the first CB. */
export const AnsweredWithInfo = meta.story({
  args: { ...responded, accepted: true, info: [welcome] },
  parameters: pictured,
});

AnsweredWithInfo.test('says what happens next', async ({ canvas }) => {
  const steps = within(canvas.getByRole('list', { name: 'What happens next' }));
  await expect(steps.getAllByRole('listitem')).toHaveLength(3);
});

AnsweredWithInfo.test('offers the login', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Go to login' });
  await expect(link).toHaveAttribute('href', '/home/login');
});

/** A refusal with errors and information, each in a list of its own. */
export const AnsweredWithBoth = meta.story({
  args: { ...responded, errors: [refusal], info: ['Your zipcode was corrected.'] },
  parameters: picturedIn('light wide'),
});

AnsweredWithBoth.test('shows an error list and an info list [REG-05]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(`Errors${refusal}`);
  await expect(canvas.getByText('Your zipcode was corrected.')).toBeVisible();
});

/** A refusal without a message; the form can be reopened. */
export const AnsweredWithNothing = meta.story({ args: responded });

/** Reopened after a refusal: the input is preserved, and the refused field is marked. */
export const BackToTheForm = meta.story({
  args: {
    ...base,
    status: 'editing',
    errors: [refusal],
    values: typed,
    fieldErrors: { email: refusal },
  },
  parameters: picturedIn('dark phone'),
});

BackToTheForm.test('marks only the refused field as invalid', async ({ canvas }) => {
  const [email, ...others] = ['Email', 'Password', 'Repeat Password', 'Zipcode'].map((label) =>
    canvas.getByLabelText(label),
  );
  await expect(email).toBeInvalid();
  await expect(email).toHaveAccessibleDescription(refusal);
  for (const field of others) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

/** The request failed, for which the specification has no message; the form can be reopened. */
export const Unanswered = meta.story({ args: { ...base, status: 'noResponse' } });

export const ThirtyErrors = meta.story({
  tags: ['edge-case'],
  args: { ...responded, errors: thirtyMessages },
});

export const LongTexts = meta.story({
  tags: ['edge-case'],
  args: { ...responded, errors: [longMessage], info: [longMessage] },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { ...responded, errors: hostileMessages, info: hostileMessages },
});
