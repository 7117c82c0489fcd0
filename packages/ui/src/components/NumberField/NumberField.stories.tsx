import { controlled } from '@cb/workbench/controlled';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './NumberField.docs.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  id: 'components-numberfield',
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'How old are you?', value: '3', example: 34, onChange: fn() },
  decorators: [controlled('value', 'onChange')],
  parameters: { guidance },
});

/** A whole number; a phone shows the keyboard with digits. */
export const Filled = meta.story();

Filled.test('has the numeric keyboard, and ignores the arrow keys', async (context) => {
  const field = context.canvas.getByRole('textbox', { name: 'How old are you?' });
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  field.focus();
  await context.userEvent.keyboard('{ArrowDown}');
  await expect(field).toHaveValue('3');
});

Filled.test('reports a text that is not a number', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox'), ' or so');
  await expect(args.onChange).toHaveBeenLastCalledWith('3 or so');
});

/** The text is not a number, and the error gives an example. */
export const NotDigits = meta.story({
  parameters: picturedIn('light wide'),
  args: { value: 'three', problem: 'notDigits' },
});

NotDigits.test('says what to type instead', async ({ canvas }) => {
  const field = canvas.getByRole('textbox');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Use digits only, such as 34.');
});

export const TooLarge = meta.story({
  tags: ['edge-case'],
  args: { value: '9'.repeat(20), problem: 'tooLarge' },
});
