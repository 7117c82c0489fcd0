import type { Guidance } from '@cb/workbench/ComponentPage';
import { UserPlus, Users } from 'lucide-react';
import { NavLink } from '../NavLink/NavLink.tsx';
import { Collapsible } from './Collapsible.tsx';

export const guidance: Guidance = {
  use: `A group of links that can be collapsed.

**Use it** in the navigation, for related pages that are not needed every day.

**Do not use it** to hide what a member must read.`,
  access: [
    'Tab reaches its heading; Enter and Space open and close it.',
    'The heading is read as a button with its reward, expanded or collapsed.',
    'Closed, its links are skipped by Tab and by screen readers.',
  ],
  do: {
    text: 'Open the group that contains the current page.',
    show: () => (
      <Collapsible label="Refer & Earn" Icon={Users} badge="$1" open onOpenChange={() => undefined}>
        <li>
          <NavLink href="#refer" Icon={UserPlus} current>
            Refer a Friend
          </NavLink>
        </li>
      </Collapsible>
    ),
  },
  avoid: {
    text: 'Do not hide the current page in a closed group.',
    show: () => (
      <Collapsible
        label="Refer & Earn"
        Icon={Users}
        badge="$1"
        open={false}
        onOpenChange={() => undefined}
      >
        <li>
          <NavLink href="#refer" Icon={UserPlus} current>
            Refer a Friend
          </NavLink>
        </li>
      </Collapsible>
    ),
  },
};
