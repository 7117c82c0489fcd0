import type { MenuGroup } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import type { MouseEventHandler } from 'react';
import { isCurrent } from '../../../components/NavLink/isCurrent.ts';
import type { ShellLinks } from '../links.ts';

/** Returns the entries of the Refer & Earn dropdown (SHL-15). */
export const referMenu = (links: ShellLinks): readonly MenuGroup[] => [
  {
    entries: [
      { label: 'Refer a Friend', href: links.referAFriend },
      { label: 'Referral Stats', href: links.referAFriend },
      { label: 'Promotional Material', href: links.promotionalMaterial },
    ],
  },
];

/** Returns the entries of the account dropdown (SHL-19 to SHL-22, D40). */
export function accountMenu(
  links: ShellLinks,
  current: string,
  onLogout: MouseEventHandler<HTMLAnchorElement>,
): readonly MenuGroup[] {
  const at = (href: string) => ({ href, current: isCurrent(href, current) });
  return [
    {
      entries: [
        { label: 'My Surveys', ...at(links.surveys) },
        { label: 'My Account Settings', ...at(links.accountSettings) },
      ],
    },
    {
      label: 'Help',
      entries: [
        { label: 'News', ...at(links.news) },
        { label: 'Video Guides', ...at(links.videoGuides) },
        { label: 'Submit Testimonial', href: links.testimonial, external: true },
        { label: 'Help', href: links.help, external: true },
        { label: 'Video Guides', href: links.externalVideoGuides, external: true },
        { label: 'News', href: links.externalNews, external: true },
      ],
    },
    { entries: [{ label: 'Logout', href: links.logout, onFollow: onLogout }] },
  ];
}
