import { useRef, type MouseEventHandler, type ReactNode } from 'react';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import type { ShellLinks } from '../links.ts';
import { MainNav } from '../MainNav/MainNav.tsx';
import { PromoCarousel } from '../PromoCarousel/PromoCarousel.tsx';
import { ShellFooter } from '../ShellFooter/ShellFooter.tsx';
import { TopBar, type MemberTools } from '../TopBar/TopBar.tsx';
import * as styles from './DashboardShell.css.ts';
import { useScrollPosition, type Visit } from './useScrollPosition.ts';

export type { ShellLinks } from '../links.ts';
export type { Visit } from './useScrollPosition.ts';

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
 * the window's height minus 113 px and scrolls. Below 900 px the page itself scrolls (decision D42)
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
