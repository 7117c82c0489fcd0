import { Suspense, useState, type AriaAttributes, type ReactNode } from 'react';
import { useHydrated } from '../../../platform/useHydrated.ts';

export interface KeptProps extends Pick<AriaAttributes, 'aria-label' | 'aria-hidden'> {
  as?: 'div' | 'header' | 'nav';
  className?: string;
  /** Shown while the children load. */
  fallback?: ReactNode;
  /** Lazy components, which must not change. The site follows their links (`useKeptLinks`). */
  children: ReactNode;
}

/** Always the same object, because React would empty the element for another one. */
const unchanged = { __html: '' };

/**
 * A part that never changes. On a prerendered page React keeps its markup as it is, and its script is not
 * loaded; elsewhere its children load and render.
 */
export function Kept({ as: Element = 'div', fallback, children, ...attributes }: KeptProps) {
  const isHydrated = useHydrated();
  // React hydrates only in a browser, and only its first render is not hydrated.
  const [isKept] = useState(!isHydrated && typeof document !== 'undefined');
  if (isKept) {
    return (
      // oxlint-disable-next-line react/no-danger -- sets no HTML: React hydrates without comparing it
      <Element {...attributes} dangerouslySetInnerHTML={unchanged} suppressHydrationWarning />
    );
  }
  return (
    <Element {...attributes}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Element>
  );
}
