import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
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
    guidance: {
      access: [
        'A press on the label puts the focus into the control.',
        'The hint and the error are read after the label; a new error is announced politely.',
        'All of it depends on the given attributes: spread them on the control itself.',
      ],
      do: {
        text: 'Give each control its own field.',
        show: () => (
          <Stack>
            <Field label="First name">
              {(control) => <input {...control} className={fieldControl} defaultValue="Ada" />}
            </Field>
            <Field label="Last name">
              {(control) => <input {...control} className={fieldControl} defaultValue="Byron" />}
            </Field>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not put two controls into one field: a label names only one of them.',
        show: () => (
          <Field label="First and last name">
            {(control) => (
              <Stack space="xsmall">
                <input {...control} className={fieldControl} defaultValue="Ada" />
                <input aria-label="Last name" className={fieldControl} defaultValue="Byron" />
              </Stack>
            )}
          </Field>
        ),
      },
    } satisfies Guidance,
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

/** The least that a control needs. */
export const LabelOnly = meta.story();

LabelOnly.test('labels the control without a description', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Email' });
  await expect(control).not.toHaveAttribute('aria-describedby');
  await expect(control).toBeValid();
});

/** A control described by a hint and by an error, which marks it as invalid. */
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

HintAndError.test('announces a remaining error again on Enter', async (story) => {
  const { canvas, userEvent } = story;
  const error = canvas.getByText('Enter your whole address.');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
  await expect(error).not.toBeVisible();
  await waitFor(() => expect(error).toBeVisible());
});

/** With a given id, which something else on the page can refer to. */
export const Named = meta.story({ args: { id: 'address', hint: 'The address you log in with.' } });

Named.test('uses the given id', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'address');
  await expect(canvas.getByText('Email')).toHaveAttribute('id', 'address-label');
});

/** The label inside the control, for a row of filters. */
export const InOneLine = meta.story({ args: { inline: true } });

export const Looks = meta.story({
  ...looks({ LabelOnly, HintAndError, Named, InOneLine }),
  tags: ['!dev', '!autodocs'],
});
