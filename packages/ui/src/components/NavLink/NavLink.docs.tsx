import type { Guidance } from '@cb/workbench/ComponentPage';
import { History, UserRound } from 'lucide-react';
import { Stack } from '../Stack/Stack.tsx';
import { NavLink } from './NavLink.tsx';

export const guidance: Guidance = {
  use: `A link of the navigation: icon, name and reward.

**Use it** in the sidebar and on the page "More".

**Do not use it** inside text (Link), or for views of one subject (LinkTabs).`,
  access: [
    'Enter follows it; the current page and a new tab are announced.',
    'It is read by its name and its reward; the icon is hidden.',
    'In a narrow bar only the icon is visible: the name is still read, and is the tooltip.',
  ],
  do: {
    text: 'Keep the badge for the reward that the page offers.',
    show: () => (
      <Stack space="xxsmall">
        <NavLink href="#profile" Icon={UserRound} badge="$0.5">
          My Profile
        </NavLink>
        <NavLink href="#history" Icon={History}>
          My Earning History
        </NavLink>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not use the badge, which is gold, for news.',
    show: () => (
      <Stack space="xxsmall">
        <NavLink href="#profile" Icon={UserRound} badge="$0.5">
          My Profile
        </NavLink>
        <NavLink href="#history" Icon={History} badge="New">
          My Earning History
        </NavLink>
      </Stack>
    ),
  },
};
