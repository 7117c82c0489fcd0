import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Field, fieldControl } from './Field.tsx';

const meta = preview.meta({
  id: 'components-field',
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Email',
    children: (control) => <input {...control} className={fieldControl} defaultValue="ada" />,
  },
  parameters: {
    // TextField and SelectField have the pictures.
    docs: {
      description: {
        component: `Label, hint and error of a form control, connected to it.

**Use it** to build a field of a new kind, with the class fieldControl for its control.

**Do not use it** in a screen: take TextField, EmailField, PasswordField, SelectField or Combobox.`,
      },
    },
  },
});

export const LabelOnly = meta.story();

LabelOnly.test('labels the control without a description', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Email' });
  await expect(control).not.toHaveAttribute('aria-describedby');
  await expect(control).toBeValid();
});

export const HintAndError = meta.story({
  args: { hint: 'The address you log in with.', error: 'Enter your whole address.' },
});

HintAndError.test(
  'associates hint and error with the control and marks it as invalid',
  async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Email' });
    await expect(control).toHaveAccessibleDescription(
      'The address you log in with. Enter your whole address.',
    );
    await expect(control).toBeInvalid();
  },
);

export const Named = meta.story({ args: { id: 'address', hint: 'The address you log in with.' } });

Named.test('uses the given id', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'address');
  await expect(canvas.getByText('Email')).toHaveAttribute('id', 'address-label');
});

export const InOneLine = meta.story({ args: { inline: true } });

export const Looks = meta.story(looks({ LabelOnly, HintAndError, Named, InOneLine }));
