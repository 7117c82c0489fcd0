import { useEffect, useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import type { ShellLinks } from '../links.ts';
import { MainNav } from '../MainNav/MainNav.tsx';
import { ShellFooter } from '../ShellFooter/ShellFooter.tsx';
import { TopBar, type MemberTools } from '../TopBar/TopBar.tsx';
import * as styles from './DashboardShell.css.ts';

export interface DashboardShellProps {
  links: ShellLinks;
  /** The path of the current page, whose entries are marked. */
  current: string;
  /** `undefined` while the session is loading. */
  tools: MemberTools | undefined;
  referOpen: boolean;
  onReferOpenChange: (open: boolean) => void;
  /** Called when Logout is followed, before the navigation. */
  onLogout: MouseEventHandler<HTMLAnchorElement>;
  themeSwitch: ReactNode;
  /** The toasts, unless the parent renders them elsewhere. */
  toasts?: ReactNode;
  /** The screen, which has the page's only h1. */
  children: ReactNode;
}

/**
 * The layout around every screen of the dashboard (SHL-01). The area between top bar and footer has
 * the window's height minus 113 px and scrolls; below 900 px the page itself scrolls (decision
 * D42).
 */
export function DashboardShell(props: DashboardShellProps) {
  const { links, current, tools, onLogout, themeSwitch, toasts, children } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const shownBefore = useRef(current);
  const nav = {
    label: 'Dashboard',
    bannersLabel: 'Ways to earn',
    links,
    current,
    referOpen: props.referOpen,
    onReferOpenChange: props.onReferOpenChange,
  };

  useEffect(() => {
    if (shownBefore.current === current) return;
    shownBefore.current = current;
    area.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [current]);

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
      <TopBar
        links={links}
        current={current}
        tools={tools}
        onMenu={() => setMenuOpen(true)}
        onLogout={onLogout}
      />
      <div className={styles.body}>
        <div className={styles.sidebar}>
          <MainNav {...nav} />
        </div>
        <div ref={area} className={styles.area}>
          <main ref={main} id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      <ShellFooter links={links} themeSwitch={themeSwitch} />
      <BottomBar links={links} current={current} />
      <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Menu">
        <MainNav {...nav} />
      </Drawer>
      {toasts}
    </div>
  );
}
