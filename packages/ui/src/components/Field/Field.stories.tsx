import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { control as look } from './Field.css.ts';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Email',
    children: (control) => <input {...control} className={look} defaultValue="ada" />,
  },
  parameters: {
    // TextField and SelectField show its looks.
    ...noPicture,
    docs: {
      description: {
        component: `The frame of every control that is filled in: label, hint and error, tied to it.

**Use it** to build a field of a new kind, with the styles of Field.css.ts.

**Not** in a screen: take TextField, EmailField, PasswordField, SelectField or Combobox.`,
      },
    },
  },
});

export const LabelOnly = meta.story();

LabelOnly.test('names the control and says no more', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Email' });
  await expect(control).not.toHaveAttribute('aria-describedby');
  await expect(control).toBeValid();
});

export const HintAndError = meta.story({
  args: { hint: 'The address you log in with.', error: 'Enter your whole address.' },
});

HintAndError.test('ties both to the control, which is invalid', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Email' });
  await expect(control).toHaveAccessibleDescription(
    'The address you log in with. Enter your whole address.',
  );
  await expect(control).toBeInvalid();
});

export const Named = meta.story({ args: { id: 'address', hint: 'The address you log in with.' } });

Named.test('has the ids that its owner counts on', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'address');
  await expect(canvas.getByText('Email')).toHaveAttribute('id', 'address-label');
});

export const InOneLine = meta.story({ args: { inline: true } });
