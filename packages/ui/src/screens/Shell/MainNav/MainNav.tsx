import {
  ChartColumn,
  Gamepad2,
  Gift,
  House,
  LayoutGrid,
  ListChecks,
  Megaphone,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react';
import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import { isCurrent } from '../../../components/NavLink/isCurrent.ts';
import { NavLink } from '../../../components/NavLink/NavLink.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './MainNav.css.ts';

export interface MainNavProps {
  /** The navigation's accessible name; a page may have two. */
  label: string;
  links: ShellLinks;
  /** The path of the current page. */
  current: string;
  referOpen: boolean;
  onReferOpenChange: (open: boolean) => void;
}

/** The entries of the sidebar (SHL-03 to SHL-11, D40). */
export function MainNav(props: MainNavProps) {
  const { label, links, current, referOpen, onReferOpenChange } = props;
  const at = (href: string) => ({ href, current: isCurrent(href, current) });
  return (
    <nav aria-label={label} className={styles.container}>
      <ul className={styles.list}>
        <li>
          <NavLink
            href={links.dashboard}
            current={isCurrent(links.dashboard, current, true)}
            Icon={House}
          >
            Dashboard
          </NavLink>
        </li>
        <li>
          <NavLink {...at(links.offers)} Icon={LayoutGrid}>
            OfferWall
          </NavLink>
        </li>
        <li>
          <NavLink {...at(links.surveys)} Icon={ListChecks}>
            Surveys
          </NavLink>
        </li>
        <li>
          <Collapsible
            label="Refer & Earn"
            Icon={Users}
            badge="$1"
            open={referOpen}
            onOpenChange={onReferOpenChange}
          >
            <li>
              <NavLink {...at(links.referAFriend)} Icon={UserPlus}>
                Refer a Friend
              </NavLink>
            </li>
            <li>
              <NavLink {...at(links.promotionalMaterial)} Icon={Megaphone}>
                Promotional Material
              </NavLink>
            </li>
          </Collapsible>
        </li>
        <li>
          <NavLink {...at(links.profile)} Icon={UserRound} badge="$0.5">
            My Profile
          </NavLink>
        </li>
        <li>
          <NavLink {...at(links.earningReport)} Icon={ChartColumn}>
            Earning Report
          </NavLink>
        </li>
        <li>
          <NavLink href={links.giftCards} Icon={Gift} external>
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
