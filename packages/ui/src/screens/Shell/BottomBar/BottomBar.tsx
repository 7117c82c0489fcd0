import { Ellipsis, Gift, House, LayoutGrid, ListChecks } from 'lucide-react';
import { use } from 'react';
import { LinkContext } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { isCurrent } from '../../../components/NavLink/NavLink.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
}

/** The five main links at the bottom of a narrow window. */
export function BottomBar({ links, current }: BottomBarProps) {
  const Component = use(LinkContext);
  const entries = [
    // The dashboard's address redirects to the offers.
    { label: 'Dashboard', href: links.dashboard, place: links.offers, Icon: House },
    { label: 'Surveys', href: links.surveys, Icon: ListChecks },
    { label: 'OfferWall', href: links.offerWalls, Icon: LayoutGrid },
    { label: 'Redeem', href: links.redeemRewards, Icon: Gift },
    // Read alone, "More" says nothing of where it leads.
    { label: 'More', unseen: ' pages', href: links.more, Icon: Ellipsis },
  ];
  const shown =
    entries.find(({ href, place = href }) => isCurrent(place, current))?.href ?? links.more;
  return (
    <nav aria-label="Main destinations" className={styles.bar}>
      <ul className={styles.list}>
        {entries.map(({ label, unseen, href, Icon }) => (
          <li key={label}>
            <Component
              href={href}
              className={styles.entry}
              aria-current={href === shown ? 'page' : undefined}
            >
              <Icon className={styles.icon} aria-hidden />
              <span>{label}</span>
              {unseen && <VisuallyHidden>{unseen}</VisuallyHidden>}
            </Component>
          </li>
        ))}
      </ul>
    </nav>
  );
}
