import type { Guidance } from '@cb/workbench/ComponentPage';
import { X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export const guidance: Guidance = {
  use: `A text beside the control that contains it. IconButton, NavLink and ShareButtons have a tooltip built in;
so do Button and Chip with a \`disabledReason\`.

**Use it** for the name of a control that shows only an icon, and for the reason why a control is disabled.

**Do not use it** for a hint that is needed to fill in a field (Field), or with controls inside (Popover).`,
  access: [
    'It appears at once, on hover and on keyboard focus. It stays while the pointer is on it, and Escape closes it.',
    'It does not name the control. With an `id` it can be the description of the control.',
  ],
  do: {
    text: 'Show the name of a control that is an icon.',
    show: () => <IconButton label="Close" icon={<X size={20} aria-hidden />} />,
  },
  avoid: {
    text: 'Do not hide what everyone needs: a touch shows no tooltip.',
    show: () => <Button disabledReason="Your balance is below 1,000 CB.">Redeem</Button>,
  },
};
