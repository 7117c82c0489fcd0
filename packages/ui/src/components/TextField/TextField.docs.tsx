import type { Guidance } from '@cb/workbench/ComponentPage';
import { TextField } from './TextField.tsx';

export const guidance: Guidance = {
  use: `A field for one line of text, with a permanent label.

**Use it** with \`autoComplete\` and \`inputMode\` wherever they help, with a hint where the expected value is not obvious, and an error that says what to do.

**Do not use it** for a value that is only copied (CopyField), and never with the label inside the box.`,
  access: [
    'A press on the label puts the focus into the field.',
    'The hint and the error are read after the label; an error marks the field as invalid.',
  ],
  do: {
    text: 'Keep the label visible, and say in the error what to do.',
    show: () => (
      <TextField
        label="Zipcode"
        value="1011"
        error="Enter five digits."
        onChange={() => undefined}
      />
    ),
  },
  avoid: {
    text: 'Do not put the label into the box, where it disappears.',
    show: () => <TextField label=" " placeholder="Zipcode" value="" onChange={() => undefined} />,
  },
};
