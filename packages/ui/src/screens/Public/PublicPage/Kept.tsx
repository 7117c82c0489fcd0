import { Suspense, useState, type AriaAttributes, type ReactNode } from 'react';
import { useHydrated } from '../../../platform/useHydrated.ts';

export interface KeptProps extends Pick<AriaAttributes, 'aria-label' | 'aria-hidden'> {
  as?: 'div' | 'header' | 'nav';
  className?: string;
  /** Shown while the children load; without it the whole page waits for them. */
  fallback?: ReactNode;
  /** Lazy components, which must not change. The site follows their links (`useKeptLinks`). */
  children: ReactNode;
}

/** Always the same object, because React would empty the element for another one. */
const unchanged = { __html: '' };

/**
 * Whether this part is prerendered, so that its parts that never change are already in the document. True
 * while it is prerendered, too.
 */
export function useKept() {
  const isHydrated = useHydrated();
  // React hydrates only in a browser, and only its first render is not hydrated.
  const [isKept] = useState(!isHydrated);
  return isKept;
}

/**
 * A part that never changes. On a prerendered page React keeps its markup as it is, and its script is not
 * loaded; elsewhere its children load and render, and the page waits for them if there is no `fallback`.
 */
export function Kept({ as: Element = 'div', fallback, children, ...attributes }: KeptProps) {
  const isKept = useKept();
  if (isKept && typeof document !== 'undefined') {
    return (
      // oxlint-disable-next-line react/no-danger -- sets no HTML: React hydrates without comparing it
      <Element {...attributes} dangerouslySetInnerHTML={unchanged} suppressHydrationWarning />
    );
  }
  return (
    <Element {...attributes}>
      {fallback ? <Suspense fallback={fallback}>{children}</Suspense> : children}
    </Element>
  );
}
