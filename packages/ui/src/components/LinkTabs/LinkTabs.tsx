import { use, useRef, type ReactNode } from 'react';
import { useChosenInView } from '#ui/platform/useChosenInView.ts';
import { LinkContext } from '../Link/Link.tsx';
import { isCurrent } from '../NavLink/NavLink.tsx';
import * as styles from '../Tabs/Tabs.css.ts';

/** A tab and its page. */
export interface LinkTab {
  /** The text of the tab. */
  readonly label: string;
  /** The path of the page; unique in its row. */
  readonly href: string;
  /** Marks the tab as current on its exact path only, not on paths below it. */
  readonly exact?: boolean;
}

export interface LinkTabsProps {
  /** The row's accessible name. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly LinkTab[];
  /** The path of the current page. */
  current: string;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Tabs that are links, above the selected tab's content. They look and scroll like `Tabs`. */
export function LinkTabs({ label, tabs, current, children }: LinkTabsProps) {
  const Anchor = use(LinkContext);
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, '[aria-current=page]', current);

  return (
    <div className={styles.linkTabs}>
      <nav aria-label={label}>
        <ul ref={row} role="list" className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.href} className={styles.item}>
              <Anchor
                href={tab.href}
                className={styles.tab}
                aria-current={isCurrent(tab.href, current, tab) ? 'page' : undefined}
              >
                {tab.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
