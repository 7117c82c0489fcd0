import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

export const guidance: Guidance = {
  use: `A panel under the control that opens it.

**Use it** for a small form or a summary that the member needs now and then, from wherever they are.

**Do not use it** for a list of links (DropdownMenu), or for a question that must be answered (Dialog).`,
  access: [
    'Enter and Space open it; the focus moves to its first control if it has a field, otherwise to the panel.',
    'Tab stays inside; Escape closes it and returns the focus to the button.',
    'The panel is read as a dialog with its label. A press outside and a followed link close it.',
  ],
  do: {
    text: 'Name the button after the content of the panel.',
    show: () => (
      <Popover look="raised" trigger="Your balance" label="Your balance">
        <Text>1,250 CB, worth $12.50</Text>
      </Popover>
    ),
  },
  avoid: {
    text: 'Do not name the button after the gesture.',
    show: () => (
      <Popover look="raised" trigger="Click to open" label="Your balance">
        <Text>1,250 CB, worth $12.50</Text>
      </Popover>
    ),
  },
};
