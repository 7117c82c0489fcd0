import { trackPage } from '@cb/features/analytics/pageTracking';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { settings } from './settings.ts';

let opened = false;

/** A menu or a panel that was opened while the page was on its way keeps the focus. */
const isInPanel = (element: Element | null) =>
  Boolean(element?.closest('[role="menu"], [role="dialog"]'));

/**
 * Names the document after a page. It writes into the title of index.html, which stands until the
 * script arrives: a title of React's own would be a second one.
 */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${settings.productName}`;
  }, [title]);
}

export interface PageProps {
  /** What the tab and the history call the page, before the product's name. */
  title: string;
  children: ReactNode;
}

/**
 * A screen as a page: its document title, its entry in the page tracking, and the focus on its
 * heading when the member came to it from another one. The first page of a visit leaves the focus
 * where the browser puts it.
 */
export function Page({ title, children }: PageProps) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const tracked = useRef('');
  useTitle(title);

  useEffect(() => {
    if (opened && !isInPanel(document.activeElement)) {
      place.current?.querySelector('h1')?.focus();
    }
    opened = true;
  }, [pathname]);

  useEffect(() => {
    // Once a visit of the page, also where effects run twice.
    if (tracked.current === pathname) return;
    tracked.current = pathname;
    trackPage(pathname, title);
  }, [pathname, title]);

  return <div ref={place}>{children}</div>;
}
