import type { Guidance } from '@cb/workbench/ComponentPage';
import { CopyField } from './CopyField.tsx';

export const guidance: Guidance = {
  use: `A value with a button that copies it.

**Use it** for links and for code to paste (multiline). If the browser refuses the clipboard, the value is selected and the keys are named.

**Do not use it** for values the member can change.`,
  access: [
    'Tab reaches the value, which is then selected, and after it the button.',
    'A copy is announced as “Copied to the clipboard.”',
    'If the browser refuses, the focus moves to the selected value, and the keys to press are announced.',
  ],
  do: {
    text: 'Give the reason while there is nothing to copy.',
    show: () => (
      <CopyField
        label="Referral link"
        value=""
        emptyReason="Your link is ready when you have confirmed your email."
      />
    ),
  },
  avoid: {
    text: 'Do not pass a placeholder as the value: members would copy it.',
    show: () => <CopyField label="Referral link" value="Loading…" />,
  },
};
