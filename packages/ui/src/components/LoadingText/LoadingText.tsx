import { use, useEffect } from 'react';
import { LiveText } from '../LiveText/LiveText.tsx';
import * as styles from '../LiveText/LiveText.css.ts';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { LoadingContext } from './loadingContext.ts';

export interface LoadingTextProps {
  /** Empty while nothing loads. */
  children: string;
  /** For screen readers only, where the eye sees skeletons. */
  hidden?: boolean;
}

/** What loads: said aloud, or left to the LoadingScope around it so that a screen says it once. */
export function LoadingText({ children, hidden = false }: LoadingTextProps) {
  const begin = use(LoadingContext);
  const loading = children !== '';
  useEffect(() => (loading ? begin?.() : undefined), [begin, loading]);
  if (!begin) return <LiveText hidden={hidden}>{children}</LiveText>;
  // Still there to be read in its place, but no live region.
  return loading && <p className={hidden ? hiddenText : styles.live}>{children}</p>;
}
