import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Field, fieldControl } from './Field.tsx';

export const guidance: Guidance = {
  use: `Label, hint and error of a form control, connected to it.

**Use it** to build a field of a new kind, with the class fieldControl for its control.

**Do not use it** in a screen: take TextField, EmailField, PasswordField, SelectField or Combobox.`,
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
};
