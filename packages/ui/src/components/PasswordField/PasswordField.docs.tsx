import type { Guidance } from '@cb/workbench/ComponentPage';
import { PasswordField } from './PasswordField.tsx';

export const guidance: Guidance = {
  use: `A password, with a button that shows what was typed.

**Use it** for every password; \`kind\` tells the browser whether to offer a saved password or to generate one.

**Do not use it** for other secrets, such as codes: the browser would save them.`,
  access: [
    'Tab reaches the field, and then the button, read as “Show password” or “Hide password”.',
    'A mouse press on the button leaves the focus and the caret in the field.',
    'The error is read after the label, and a new one is announced politely.',
  ],
  do: {
    text: 'Show an error that helps only the person who types.',
    show: () => (
      <PasswordField
        kind="new"
        label="Repeat Password"
        value="correct"
        error="The passwords are not the same."
        onChange={() => undefined}
      />
    ),
  },
  avoid: {
    text: 'Do not reveal in an error that an account exists.',
    show: () => (
      <PasswordField
        kind="current"
        value="correct"
        error="This is not the password of ada@example.com."
        onChange={() => undefined}
      />
    ),
  },
};
