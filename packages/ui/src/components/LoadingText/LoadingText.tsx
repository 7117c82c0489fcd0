import { use, useEffect } from 'react';
import { LiveText } from '../LiveText/LiveText.tsx';
import * as live from '../LiveText/LiveText.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { Late } from './Late.tsx';
import { LoadingContext } from './loadingContext.ts';
import * as styles from './LoadingText.css.ts';

export interface LoadingTextProps {
  /** Empty while nothing loads. */
  children: string;
  /** Hides the text visually, if skeletons are visible. */
  hidden?: boolean;
}

/**
 * A loading text with a spinner: a live region, unless a `LoadingScope` around it announces for the
 * whole screen. After 10 s it adds that loading takes longer than usual.
 */
export function LoadingText({ children, hidden = false }: LoadingTextProps) {
  const begin = use(LoadingContext);
  const loading = children !== '';
  useEffect(() => (loading ? begin?.() : undefined), [begin, loading]);
  const spinner = loading && !hidden && <Spinner />;
  // Readable in place within a scope, but no live region.
  if (begin) {
    return (
      loading && (
        <div className={hidden ? hiddenText : styles.line}>
          {spinner}
          <p className={live.live}>{children}</p>
        </div>
      )
    );
  }
  return (
    <>
      <div className={hidden ? hiddenText : styles.line}>
        {spinner}
        <LiveText>{children}</LiveText>
      </div>
      <Late loading={loading} />
    </>
  );
}
