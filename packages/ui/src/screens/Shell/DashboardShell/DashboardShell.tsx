import { Ellipsis, Gift, House, LayoutGrid, ListChecks, type LucideIcon } from 'lucide-react';
import { type MouseEventHandler, type ReactNode, use, useRef } from 'react';
import { LinkContext } from '#ui/components/Link/Link.tsx';
import { isCurrent } from '#ui/components/NavLink/NavLink.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { paidToMembers } from '#ui/domain/figures.ts';
import type { ShellLinks } from '../links.ts';
import { MainNav } from '../MainNav/MainNav.tsx';
import { PromoCarousel } from '../PromoCarousel/PromoCarousel.tsx';
import { type MemberTools, TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './DashboardShell.css.ts';
import { useScrollPosition, type Visit } from './useScrollPosition.ts';

export type { ShellLinks } from '../links.ts';

export interface DashboardShellProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The current entry of the browser's history, whose scroll position is restored. */
  visit: Visit;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
  /** `undefined` while the session is loading. */
  tools: MemberTools | undefined;
  /** Whether the group "Refer & Earn" is open in the sidebar. */
  referOpen: boolean;
  /** Called when the member opens or closes that group. */
  onReferOpenChange: (open: boolean) => void;
  /** Called when Logout is followed, before the navigation. */
  onLogout: MouseEventHandler<HTMLAnchorElement>;
  /** The `ThemeSwitch`, shown in the footer. */
  themeSwitch: ReactNode;
  /** The toasts, unless the parent renders them elsewhere. */
  toasts?: ReactNode;
  /** The screen, which has the page's only h1. */
  children: ReactNode;
}

/**
 * The layout around every screen of the dashboard (SHL-01). The area between top bar and footer has
 * the window's height minus 113 px and scrolls. Below 900 px the page itself scrolls (D42)
 * and a bar at the bottom replaces the sidebar.
 */
export function DashboardShell(props: DashboardShellProps) {
  const { links, visit, current, tools, referOpen, onReferOpenChange, onLogout } = props;
  const { themeSwitch, toasts, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useScrollPosition(area, main, visit);

  return (
    <div className={styles.page}>
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the content
      </a>
      <TopBar links={links} current={current} tools={tools} onLogout={onLogout} />
      <div className={styles.body}>
        <div className={styles.sidebar}>
          <MainNav
            label="Dashboard"
            links={links}
            current={current}
            referOpen={referOpen}
            onReferOpenChange={onReferOpenChange}
          />
          <div className={styles.banners}>
            <PromoCarousel label="Ways to earn" links={links} giftCard={tools?.giftCard} />
          </div>
        </div>
        <div ref={area} className={styles.area}>
          <main ref={main} id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      <ShellFooter links={links} current={current} themeSwitch={themeSwitch} />
      <BottomBar links={links} current={current} />
      {toasts}
    </div>
  );
}

type ShellFooterProps = Pick<DashboardShellProps, 'links' | 'current' | 'themeSwitch'>;

/** The footer of the dashboard: the tagline, quiet links and the theme switch. */
function ShellFooter({ links, current, themeSwitch }: ShellFooterProps) {
  const Anchor = use(LinkContext);
  const pages = [
    { label: 'News', href: links.news },
    { label: 'Video Guides', href: links.videoGuides },
    { label: 'Privacy policy', href: links.privacyPolicy },
    { label: 'Terms of service', href: links.termsOfService },
    { label: 'Refer and earn', href: links.referAndEarn },
  ];
  return (
    <footer className={styles.footer}>
      <p>{`${paidToMembers} paid to members`}</p>
      <ul className={styles.footerLinks}>
        {pages.map(({ label, href }) => (
          <li key={label}>
            <Anchor
              href={href}
              className={styles.footerLink}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      {themeSwitch}
    </footer>
  );
}

interface BottomEntry {
  readonly label: string;
  /** Completes the name for screen readers. */
  readonly hiddenLabel?: string;
  readonly href: string;
  /** Another address on which the entry is marked. */
  readonly otherHref?: string;
  /** Whether the entry is marked on its exact address only. */
  readonly exact?: boolean;
  readonly Icon: LucideIcon;
}

/** The five main links at the bottom of a narrow window. */
function BottomBar({ links, current }: Pick<DashboardShellProps, 'links' | 'current'>) {
  const Anchor = use(LinkContext);
  const entries: readonly BottomEntry[] = [
    // Exact, because it redirects to the offers, which have their own entry.
    { label: 'Dashboard', href: links.dashboard, exact: true, Icon: House },
    { label: 'Surveys', href: links.surveys, Icon: ListChecks },
    { label: 'OfferWall', href: links.offers, otherHref: links.offerWalls, Icon: LayoutGrid },
    { label: 'Redeem', href: links.redeemRewards, Icon: Gift },
    // "More" alone does not name a target.
    { label: 'More', hiddenLabel: ' pages', href: links.more, Icon: Ellipsis },
  ];
  const marked = entries.find(
    ({ href, otherHref = href, exact }) =>
      isCurrent(href, current, { exact }) || isCurrent(otherHref, current, { exact }),
  );
  // Pages without an entry are listed under "More".
  const markedHref = marked?.href ?? links.more;
  return (
    <nav aria-label="Main destinations" className={styles.bottomBar}>
      <ul className={styles.bottomList}>
        {entries.map(({ label, hiddenLabel, href, Icon }) => (
          <li key={label}>
            <Anchor
              href={href}
              className={styles.bottomEntry}
              aria-current={href === markedHref ? 'page' : undefined}
            >
              <Icon className={styles.bottomIcon} aria-hidden />
              <span className={styles.bottomName}>{label}</span>
              {hiddenLabel && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
