import { looks } from '@cb/workbench/looks';
import { fillUnnoticed } from '@cb/workbench/playHelpers';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './PasswordField.docs.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  id: 'components-passwordfield',
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { kind: 'current' as const, value: 'correct horse', onChange: fn() },
  decorators: [controlled('value', 'onChange')],
  parameters: { guidance },
});

/** The button with the eye shows what was typed. */
export const Current = meta.story();

Current.test('reveals the password and keeps the caret', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(field);
  field.setSelectionRange(7, 7);
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveFocus();
  await expect(field.selectionStart).toBe(7);
  const hide = canvas.getByRole('button', { name: 'Hide password' });
  hide.focus();
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
});

Current.test('lets the browser fill in a saved password', async ({ canvas }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
});

Current.test('reports a change', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Password'), '!');
  await expect(args.onChange).toHaveBeenLastCalledWith('correct horse!');
});

Current.test(
  'reports a password filled in without an event when it is revealed',
  async (context) => {
    const { canvas, userEvent, args } = context;
    const field = canvas.getByLabelText('Password');
    fillUnnoticed(field, 'from a manager');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('from a manager');
    await expect(field).toHaveValue('from a manager');
  },
);

/** A new password that was not repeated correctly. */
export const WithError = meta.story({
  args: {
    kind: 'new',
    label: 'Repeat Password',
    name: 'RepeatPassword',
    error: 'The passwords are not the same.',
  },
});

WithError.test('associates the error with the field', async ({ canvas }) => {
  const field = canvas.getByLabelText('Repeat Password');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('The passwords are not the same.');
});

WithError.test('lets the browser save a new password under its name', async ({ canvas }) => {
  const field = canvas.getByLabelText('Repeat Password');
  await expect(field).toHaveAttribute('name', 'RepeatPassword');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
});

export const Looks = meta.story({ ...looks({ Current, WithError }), tags: ['!dev', '!autodocs'] });
