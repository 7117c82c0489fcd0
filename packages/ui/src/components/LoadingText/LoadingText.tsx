import { use, useEffect } from 'react';
import { LiveText } from '../LiveText/LiveText.tsx';
import * as styles from '../LiveText/LiveText.css.ts';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { LoadingContext } from './loadingContext.ts';

export interface LoadingTextProps {
  /** Empty while nothing loads. */
  children: string;
  /** Hides the text visually, if skeletons are visible. */
  hidden?: boolean;
}

/**
 * A loading text: a live region, unless a `LoadingScope` around it announces for the whole screen.
 */
export function LoadingText({ children, hidden = false }: LoadingTextProps) {
  const begin = use(LoadingContext);
  const loading = children !== '';
  useEffect(() => (loading ? begin?.() : undefined), [begin, loading]);
  if (!begin) return <LiveText hidden={hidden}>{children}</LiveText>;
  // Readable in place, but no live region.
  return loading && <p className={hidden ? hiddenText : styles.live}>{children}</p>;
}
