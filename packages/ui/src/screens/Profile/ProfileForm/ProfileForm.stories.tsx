import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { type ProfileFieldsProps, ProfileForm } from './ProfileForm.tsx';

const onChange = fn<ProfileFieldsProps['onChange']>();
const onSubmit = fn<() => void>();
const onRetry = fn<() => void>();
const options = [
  { value: 'ENG-US', label: 'English US' },
  { value: 'SPA-MX', label: 'Spanish Mexico' },
];
const editing = {
  status: 'editing' as const,
  values: { firstName: 'Dana', lastName: 'Reyes', city: 'Austin', zipCode: '73301' },
  email: 'demo@cbrewards.example',
  username: 'cb-1001',
  language: {
    selected: { value: 'ENG-US', label: 'English US' },
    onSelect: fn<ProfileFieldsProps['language']['onSelect']>(),
    onSearch: fn<(text: string) => void>(),
    result: { status: 'ready' as const, options },
  },
  errors: [] as readonly string[],
  info: [] as readonly string[],
  onChange,
  onSubmit,
};

const meta = preview.meta({
  id: 'screens-profile-form',
  title: 'Screens/Profile/Parts/Form',
  component: ProfileForm,
});

/** Email and username are disabled, because they cannot be changed here. */
export const Editing = meta.story({ args: editing });

Editing.test(
  'has every field, with Email and Username disabled [PRF-04] [PRF-05]',
  async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('input')];
    await expect(boxes.map(({ labels, value }) => [labels?.[0]?.textContent, value])).toEqual([
      ['First name', 'Dana'],
      ['Last name', 'Reyes'],
      ['City', 'Austin'],
      ['Zip code', '73301'],
      ['Country and language', 'English US'],
      ['Email', 'demo@cbrewards.example'],
      ['Username', 'cb-1001'],
    ]);
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
    await expect(canvas.getByLabelText('Username')).toBeDisabled();
  },
);

Editing.test('reports typed text, and is sent with Enter or a press', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText('City'), '!{Enter}');
  await expect(onChange.mock.calls).toEqual([['city', 'Austin!']]);
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  await expect(onSubmit).toHaveBeenCalledTimes(2);
});

Editing.test('lists languages by name, and reports their code [PRF-06]', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('combobox', { name: 'Country and language' }));
  const names = canvas.getAllByRole('option').map(({ textContent }) => textContent);
  await expect(names).toEqual(['English US', 'Spanish Mexico']);
  await userEvent.click(canvas.getByRole('option', { name: 'Spanish Mexico' }));
  await expect(editing.language.onSelect.mock.calls).toEqual([[options[1]]]);
  await expect(onSubmit).not.toHaveBeenCalled();
});

/** The changes are in flight: earlier messages are hidden and a second press is ignored. */
export const Sending = meta.story({
  args: { ...editing, status: 'sending', errors: ['Earlier.'] },
});

Sending.test('cannot be sent again, and shows no messages', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('City'), '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  await expect(onSubmit).not.toHaveBeenCalled();
  await expect(canvas.queryByText('Earlier.')).toBeNull();
});

/** The server’s confirmation, below the form. */
export const Saved = meta.story({
  args: { ...editing, info: ['Your profile has been updated.'] },
  parameters: picturedIn('dark phone'),
});

Saved.test('shows Info [PRF-09]', async ({ canvas }) => {
  await expect(canvas.getByText('Your profile has been updated.')).toBeVisible();
});

/** The server’s errors, below the form; the fields preserve the input. */
export const Refused = meta.story({
  args: {
    ...editing,
    errors: ['Your profile was not changed.', 'City: Use at most 80 characters.'],
  },
  parameters: picturedIn('light wide'),
});

Refused.test('shows Errors and keeps the typed values [PRF-09]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('City: Use at most 80 characters.');
  await expect(canvas.getByLabelText('City')).toHaveValue('Austin');
});

/** The profile is being requested. */
export const Loading = meta.story({
  args: { status: 'loading' },
  parameters: picturedIn('light wide'),
});

/** The request for the profile got no response, so there is nothing to edit. */
export const LoadFailed = meta.story({
  args: { status: 'failed', errors: [], onRetry },
  parameters: picturedIn('light wide'),
});

LoadFailed.test('offers to retry, without fields', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** The server refused to send the profile, and says why. */
export const LoadRefused = meta.story({
  args: { status: 'failed', errors: ['The service is busy.'], onRetry },
});

/** A new member’s form, with nothing entered and no username. */
export const Empty = meta.story({
  args: {
    ...editing,
    values: { firstName: '', lastName: '', city: '', zipCode: '' },
    username: '',
  },
});

/** The languages did not load; that field offers a retry, and the others can be edited. */
export const LanguagesFailed = meta.story({
  args: { ...editing, language: { ...editing.language, result: { status: 'failed', onRetry } } },
});

export const ManyErrors = meta.story({
  tags: ['edge-case'],
  args: { ...editing, errors: thirtyMessages },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { ...editing, errors: hostileMessages, info: hostileMessages, email: 'w'.repeat(200) },
});
