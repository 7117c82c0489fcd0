import { Ellipsis, Gift, House, LayoutGrid, ListChecks } from 'lucide-react';
import {
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { LinkContext } from '#ui/components/Link/Link.tsx';
import { isCurrent } from '#ui/components/NavLink/NavLink.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { paidToMembers } from '#ui/domain/figures.ts';
import type { ShellLinks } from '../links.ts';
import { MainNav } from '../MainNav/MainNav.tsx';
import { PromoCarousel } from '../PromoCarousel/PromoCarousel.tsx';
import { type MemberTools, TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './DashboardShell.css.ts';

/** An entry of the browser's history. */
export interface Visit {
  /** The path of the page. */
  readonly path: string;
  /** Identifies the entry. */
  readonly key: string;
  /** Whether the member went back or forward to it. */
  readonly isReturn: boolean;
}

/** The events that scroll the page, which end the restoration of a position. */
const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Starts a new page at its top, and restores the position of one that the member goes back to. The
 * browser does so for the document only, but in a wide window an area within it scrolls (SHL-02).
 */
function useScrollPosition(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { path, key, isReturn }: Visit,
) {
  const positions = useRef(new Map<string, number>());
  const shownPage = useRef({ path, key });

  useLayoutEffect(() => {
    const save = () => void positions.current.set(shownPage.current.key, topOf(area.current));
    // Scroll events do not bubble, so both the area's and the document's are captured.
    window.addEventListener('scroll', save, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', save, { capture: true });
  }, [area]);

  useLayoutEffect(() => {
    const isSamePage = shownPage.current.path === path;
    shownPage.current = { path, key };
    if (isSamePage) return undefined;
    const top = isReturn ? (positions.current.get(key) ?? 0) : 0;
    scrollBoth(area.current, top);
    return top > 0 ? keepAt(top, area.current, content.current) : undefined;
  }, [area, content, path, key, isReturn]);
}

/** Returns the scroll position of the area or the document, of which only one scrolls. */
const topOf = (area: HTMLElement | null) => Math.max(area?.scrollTop ?? 0, window.scrollY);

function scrollBoth(area: HTMLElement | null, top: number) {
  area?.scrollTo(0, top);
  window.scrollTo(0, top);
}

/** Scrolls to a position again whenever the content grows, until the member scrolls. */
function keepAt(top: number, area: HTMLElement | null, content: HTMLElement | null) {
  const observer = new ResizeObserver(() => {
    scrollBoth(area, top);
    if (topOf(area) >= top) stop();
  });
  function stop() {
    observer.disconnect();
    for (const event of scrollEvents) window.removeEventListener(event, stop);
  }
  for (const event of scrollEvents) window.addEventListener(event, stop, { passive: true });
  if (content) observer.observe(content);
  return stop;
}

export type { ShellLinks } from '../links.ts';

export interface DashboardShellProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The current entry of the browser's history, which has a scroll position. */
  visit: Visit;
  /** The entry of the navigation that is marked: the page's own address, or of the part it belongs to. */
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
  const { links, visit, current, tools, onLogout, themeSwitch, toasts, children } = props;
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
            referOpen={props.referOpen}
            onReferOpenChange={props.onReferOpenChange}
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

interface ShellFooterProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
  /** The control that chooses the theme: a `ThemeSwitch`. */
  themeSwitch: ReactNode;
}

/** The footer of the dashboard: the tagline, quiet links and the theme switch. */
function ShellFooter({ links, current, themeSwitch }: ShellFooterProps) {
  const Component = use(LinkContext);
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
            <Component
              href={href}
              className={styles.footerLink}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </Component>
          </li>
        ))}
      </ul>
      {themeSwitch}
    </footer>
  );
}

interface BottomBarProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
}

/** The five main links at the bottom of a narrow window. */
function BottomBar({ links, current }: BottomBarProps) {
  const Component = use(LinkContext);
  const entries = [
    // Marked on its exact address only, because it redirects to the offers, which have their own entry.
    { label: 'Dashboard', href: links.dashboard, exact: true, Icon: House },
    { label: 'Surveys', href: links.surveys, Icon: ListChecks },
    { label: 'OfferWall', href: links.offers, also: links.offerWalls, Icon: LayoutGrid },
    { label: 'Redeem', href: links.redeemRewards, Icon: Gift },
    // Completes the name for screen readers, because "More" alone does not name a target.
    { label: 'More', unseen: ' pages', href: links.more, Icon: Ellipsis },
  ];
  const shown =
    entries.find(
      ({ href, also, exact }) =>
        isCurrent(href, current, exact) || (also !== undefined && isCurrent(also, current)),
    )?.href ?? links.more;
  return (
    <nav aria-label="Main destinations" className={styles.bottomBar}>
      <ul className={styles.bottomList}>
        {entries.map(({ label, unseen, href, Icon }) => (
          <li key={label}>
            <Component
              href={href}
              className={styles.bottomEntry}
              aria-current={href === shown ? 'page' : undefined}
            >
              <Icon className={styles.bottomIcon} aria-hidden />
              <span className={styles.bottomName}>{label}</span>
              {unseen && <VisuallyHidden>{unseen}</VisuallyHidden>}
            </Component>
          </li>
        ))}
      </ul>
    </nav>
  );
}
