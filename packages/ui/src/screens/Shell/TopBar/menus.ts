import {
  CirclePlay,
  CircleHelp,
  ListChecks,
  LogOut,
  Megaphone,
  MessageSquareQuote,
  Newspaper,
  Settings,
  UserPlus,
  Users,
} from 'lucide-react';
import type { MenuGroup } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import type { MouseEventHandler } from 'react';
import { isCurrent } from '../../../components/NavLink/isCurrent.ts';
import type { ShellLinks } from '../links.ts';

/** Returns the entries of the Refer & Earn dropdown (SHL-15). */
export const referMenu = (links: ShellLinks): readonly MenuGroup[] => [
  {
    entries: [
      { label: 'Refer a Friend', href: links.referAFriend, Icon: UserPlus },
      { label: 'Referral Stats', href: links.referAFriend, Icon: Users },
      { label: 'Promotional Material', href: links.promotionalMaterial, Icon: Megaphone },
    ],
  },
];

/** Returns the entries of the account dropdown (SHL-19 to SHL-22). */
export function accountMenu(
  links: ShellLinks,
  current: string,
  onLogout: MouseEventHandler<HTMLAnchorElement>,
): readonly MenuGroup[] {
  const at = (href: string) => ({ href, current: isCurrent(href, current) });
  const outside = (href: string) => ({ href, external: true });
  return [
    {
      entries: [
        { label: 'My Surveys', ...at(links.surveys), Icon: ListChecks },
        { label: 'My Account Settings', ...at(links.accountSettings), Icon: Settings },
      ],
    },
    {
      label: 'Help and news',
      entries: [
        { label: 'Help', ...outside(links.help), Icon: CircleHelp },
        { label: 'Video Guides', ...outside(links.externalVideoGuides), Icon: CirclePlay },
        { label: 'News', ...outside(links.externalNews), Icon: Newspaper },
        { label: 'Submit Testimonial', ...outside(links.testimonial), Icon: MessageSquareQuote },
      ],
    },
    { entries: [{ label: 'Logout', href: links.logout, onFollow: onLogout, Icon: LogOut }] },
  ];
}
