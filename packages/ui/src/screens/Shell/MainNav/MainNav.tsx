import {
  ChartColumn,
  Gamepad2,
  Gift,
  Handshake,
  House,
  IdCard,
  LayoutGrid,
  ListChecks,
  Megaphone,
  UserPlus,
} from 'lucide-react';
import { Collapsible } from '#ui/components/Collapsible/Collapsible.tsx';
import { isCurrent, NavLink } from '#ui/components/NavLink/NavLink.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './MainNav.css.ts';

export interface MainNavProps {
  /** The accessible name, which differs from that of the page's other navigation. */
  label: string;
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
  /** Whether the group "Refer & Earn" is open. */
  referOpen: boolean;
  /** Called when the member opens or closes that group. */
  onReferOpenChange: (open: boolean) => void;
}

/** The entries of the sidebar (SHL-03 to SHL-11, D40). */
export function MainNav(props: MainNavProps) {
  const { label, links, current, referOpen, onReferOpenChange } = props;
  /** Returns the props of an entry that is also marked on the pages of `others`. */
  const pageLink = (href: string, ...others: readonly string[]) => ({
    href,
    current: [href, ...others].some((address) => isCurrent(address, current)),
  });
  return (
    <nav aria-label={label} className={styles.navContainer}>
      <ul className={styles.navList}>
        <li>
          {/* Marked on its exact address only, because the pages below it have entries of their own. */}
          <NavLink
            href={links.dashboard}
            current={isCurrent(links.dashboard, current, { exact: true })}
            Icon={House}
          >
            Dashboard
          </NavLink>
        </li>
        <li>
          <NavLink {...pageLink(links.offers, links.offerWalls)} Icon={LayoutGrid}>
            OfferWall
          </NavLink>
        </li>
        <li>
          <NavLink {...pageLink(links.surveys)} Icon={ListChecks}>
            Surveys
          </NavLink>
        </li>
        <li>
          <Collapsible
            label="Refer & Earn"
            Icon={Handshake}
            badge="$1"
            open={referOpen}
            onOpenChange={onReferOpenChange}
          >
            <li>
              <NavLink {...pageLink(links.referAFriend)} Icon={UserPlus}>
                Refer a Friend
              </NavLink>
            </li>
            <li>
              <NavLink {...pageLink(links.promotionalMaterial)} Icon={Megaphone}>
                Promotional Material
              </NavLink>
            </li>
          </Collapsible>
        </li>
        <li>
          <NavLink {...pageLink(links.profile)} Icon={IdCard} badge="$0.5">
            My Profile
          </NavLink>
        </li>
        <li>
          <NavLink {...pageLink(links.earningReport)} Icon={ChartColumn}>
            Earning Report
          </NavLink>
        </li>
        <li>
          <NavLink {...pageLink(links.giftCards, links.redeemRewards)} Icon={Gift}>
            Redeem Rewards
          </NavLink>
        </li>
        <li>
          <NavLink href={links.games} Icon={Gamepad2} external>
            Play Games
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
