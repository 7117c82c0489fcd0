import type { Guidance } from '@cb/workbench/ComponentPage';
import { Ban, Bookmark, Flag, X } from 'lucide-react';
import { Text } from '../Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const guidance: Guidance = {
  use: `A button with an icon instead of a visible label.

**Use it** for actions with a well-known icon: close, menu, previous, next, show.

**Do not use it** where there is room for a word (Button), or to go to another page.`,
  access: [
    'It is read by its label; the icon is hidden from screen readers.',
    'Tab reaches it; Enter and Space press it.',
    'A tooltip shows its label to mouse and keyboard; on a touch screen the icon has to be known.',
  ],
  do: {
    text: 'Use one icon that everybody knows, at the end of its row.',
    show: () => (
      <Inline justify="between">
        <Text>Three surveys are waiting for you.</Text>
        <IconButton label="Close" icon={<X size={20} aria-hidden />} />
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not line up icons that members have to tell apart.',
    show: () => (
      <Inline justify="between">
        <Text>Survey of the day</Text>
        <Inline space="xxsmall">
          <IconButton label="Save for later" icon={<Bookmark size={20} aria-hidden />} />
          <IconButton label="Not for me" icon={<Ban size={20} aria-hidden />} />
          <IconButton label="Report a problem" icon={<Flag size={20} aria-hidden />} />
        </Inline>
      </Inline>
    ),
  },
};
