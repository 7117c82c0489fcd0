import { controlled } from '@cb/workbench/controlled';
import type { Guidance } from '@cb/workbench/ComponentPage';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  id: 'components-numberfield',
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'How old are you?', value: '3', example: 34, onChange: fn() },
  decorators: [controlled('value', 'onChange')],
  parameters: {
    guidance: {
      access: [
        'It is read as a text field, and phones show their numeric keyboard.',
        'Neither the wheel nor the arrow keys change the number.',
        'The error for text that is not a number is read after the label.',
      ],
      do: {
        text: 'Give an example that would be an answer.',
        show: () => (
          <NumberField
            label="How old are you?"
            value="thirty"
            example={34}
            problem="notDigits"
            onChange={() => undefined}
          />
        ),
      },
      avoid: {
        text: 'Do not take it for codes: a zip code has letters in other countries.',
        show: () => (
          <NumberField label="Zipcode" value="10115" example={10_115} onChange={() => undefined} />
        ),
      },
    } satisfies Guidance,
    // TextField has the pictures.
    docs: {
      description: {
        component: `A field for a whole number.

**Use it** for every number that members type, with parseWholeNumber for the text and problemWithNumber for its problem.

**Do not use it** for numbers that nobody counts with, such as zip codes and phone numbers (TextField).`,
      },
    },
  },
});

/** A whole number; a phone shows the keyboard with digits. */
export const Filled = meta.story();

Filled.test('keeps its number under the wheel and the arrow keys', async (context) => {
  const { canvas, userEvent, args } = context;
  const field = canvas.getByRole('textbox', { name: 'How old are you?' });
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(field).toHaveValue('3');
  await userEvent.type(field, ' or so');
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
