import type { Guidance } from '@cb/workbench/ComponentPage';
import { Checkbox } from './Checkbox.tsx';

export const guidance: Guidance = {
  use: `A box to tick.

**Use it** to agree to something, and to select rows of a list.

**Do not use it** to choose one of several options (ChoiceGroup), or for a setting that takes effect at once.`,
  access: [
    'Tab reaches the box; Space and a press on the label tick it.',
    'A box that is ticked in part is announced as mixed.',
    'A hidden label is still read.',
  ],
  do: {
    text: 'Word the label so that a tick means yes.',
    show: () => (
      <Checkbox
        label="Send me an email when a gift card arrives"
        checked
        onChange={() => undefined}
      />
    ),
  },
  avoid: {
    text: 'Do not write a label whose tick means no.',
    show: () => (
      <Checkbox
        label="Do not send me an email when a gift card arrives"
        checked={false}
        onChange={() => undefined}
      />
    ),
  },
};
