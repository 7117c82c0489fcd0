import { trackPage } from '@cb/features/shared/operator/analytics';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isMembersAddress } from '../routes/paths.ts';
import { settings } from '../operator/pageSettings.ts';

let hasOpenedPage = false;

/** Whether an element is in a menu or dialog, which keeps the focus if it was opened while loading. */
const isInPanel = (element: Element | null) =>
  Boolean(element?.closest('[role="menu"], [role="dialog"]'));

/**
 * Sets the document's title. Writes to the title element of index.html, which is shown until the
 * script has loaded; React's own title would add a second one.
 */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${settings.productName}`;
  }, [title]);
}

export interface PageProps {
  /** The title for the tab and the history, followed by the product's name. */
  title: string;
  children: ReactNode;
}

/**
 * A screen as a page: sets the document title, tracks the page view, and focuses the heading when the
 * member navigates to it. The first page of a visit keeps the browser's own focus.
 */
export function Page({ title, children }: PageProps) {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  useTitle(title);

  useEffect(() => {
    if (hasOpenedPage && !isInPanel(document.activeElement)) {
      // The dashboard scrolls to its top, where a picture may precede the heading.
      const preventScroll = isMembersAddress(pathname);
      content.current?.querySelector('h1')?.focus({ preventScroll });
    }
    hasOpenedPage = true;
  }, [pathname]);

  useEffect(() => trackPage(pathname, title), [pathname, title]);

  return <div ref={content}>{children}</div>;
}
