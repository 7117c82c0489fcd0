import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useElapsed } from '#ui/platform/useElapsed.ts';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from '../LiveText/LiveText.css.ts';

/** Announces after 10 s that loading takes long, in a separate live region. */
export function Late({ loading }: { loading: boolean }) {
  const isLate = useElapsed(loading, longMs);
  // Mounted empty first, because screen readers only announce content that is added to a region.
  return (
    loading && (
      <div role="status" className={styles.loadingRegion}>
        {isLate && <p className={styles.lateText}>{takesLong}</p>}
      </div>
    )
  );
}

/** Registers a loading part with its scope. Returns a function that unregisters it. */
type BeginLoading = () => () => void;

/** Undefined outside a scope, where every loading text announces itself. */
export const LoadingContext = createContext<BeginLoading | undefined>(undefined);

/** The loading time after which the delay is explained, in ms. */
const longMs = 10_000;

/** Shown when loading takes long. */
const takesLong = 'This is taking longer than usual.';

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
        <div className={hidden ? hiddenText : styles.loadingLine}>
          {spinner}
          <p className={styles.live}>{children}</p>
        </div>
      )
    );
  }
  return (
    <>
      <div className={hidden ? hiddenText : styles.loadingLine}>
        {spinner}
        <LiveText>{children}</LiveText>
      </div>
      <Late loading={loading} />
    </>
  );
}

interface LoadingScopeProps {
  /** Announced once while any part loads, visually hidden: "Loading your profile". */
  label: string;
  /** The parts of the screen, each with a `LoadingText`. */
  children: ReactNode;
}

/**
 * Announces loading once for a screen whose parts load independently, and mutes their own texts. After
 * 10 s it adds that loading takes long.
 */
export function LoadingScope({ label, children }: LoadingScopeProps) {
  const [running, setRunning] = useState(0);
  const begin = useCallback(() => {
    setRunning((count) => count + 1);
    return () => setRunning((count) => count - 1);
  }, []);
  return (
    <LoadingContext value={begin}>
      <LiveText hidden>{running > 0 ? label : ''}</LiveText>
      <Late loading={running > 0} />
      {children}
    </LoadingContext>
  );
}
