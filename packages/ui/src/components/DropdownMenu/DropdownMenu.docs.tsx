import type { Guidance } from '@cb/workbench/ComponentPage';
import { Menu, Users } from 'lucide-react';
import { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.tsx';

const referrals: DropdownMenuProps['groups'] = [
  {
    entries: [
      { label: 'Refer a Friend', href: '#refer' },
      { label: 'My Referrals', href: '#referrals' },
    ],
  },
];

export const guidance: Guidance = {
  use: `A menu of links and actions behind a button.

**Use it** for short lists of links under one control of a bar.

**Do not use it** for forms and figures (Popover), or for the main navigation (NavLink).`,
  access: [
    'Enter, Space and the down arrow open it, and move the focus to the first entry.',
    'Arrow keys, Home, End and letters move between the entries; Enter follows one.',
    'Escape closes it and returns the focus to the button.',
    'Entries are read as menu items; the current page is announced, and so is a new tab.',
  ],
  do: {
    text: 'Name the button after the subject of its entries.',
    show: () => (
      <DropdownMenu
        trigger={
          <>
            <Users size={20} aria-hidden /> Refer & Earn
          </>
        }
        groups={referrals}
      />
    ),
  },
  avoid: {
    text: 'Do not name the button after its look or its kind.',
    show: () => (
      <DropdownMenu
        trigger={
          <>
            <Menu size={20} aria-hidden /> Menu
          </>
        }
        groups={referrals}
      />
    ),
  },
};
