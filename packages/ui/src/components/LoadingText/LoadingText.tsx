import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useElapsed } from '#ui/platform/useElapsed.ts';
import * as styles from '../LiveText/LiveText.css.ts';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** The loading time after which the delay is explained, in ms. */
const lateMs = 10_000;

/** Announces after 10 s that loading takes long, in a separate live region. */
export function LateText({ loading }: { loading: boolean }) {
  const isLate = useElapsed(loading, lateMs);
  // Mounted empty first, because screen readers only announce content that is added to a region.
  return (
    loading && (
      <div role="status" className={styles.loadingRegion}>
        {isLate && <p className={styles.lateText}>This is taking longer than usual.</p>}
      </div>
    )
  );
}

/** Registers a loading part with its scope. Returns a function that unregisters it. */
type BeginLoading = () => () => void;

/** Undefined outside a scope, where every loading text announces itself. */
export const LoadingContext = createContext<BeginLoading | undefined>(undefined);

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
  const beginLoading = use(LoadingContext);
  const isLoading = children !== '';
  useEffect(() => (isLoading ? beginLoading?.() : undefined), [beginLoading, isLoading]);
  const spinner = isLoading && !hidden && <Spinner />;
  // Within a scope, which announces for all its parts, the text is no live region.
  if (beginLoading) {
    return (
      isLoading && (
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
      <LateText loading={isLoading} />
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
 * Announces loading once for a screen whose parts load independently; their own texts are then not announced.
 * After 10 s it adds that loading takes long.
 */
export function LoadingScope({ label, children }: LoadingScopeProps) {
  const [loadingCount, setLoadingCount] = useState(0);
  const beginLoading = useCallback(() => {
    setLoadingCount((count) => count + 1);
    return () => setLoadingCount((count) => count - 1);
  }, []);
  return (
    <LoadingContext value={beginLoading}>
      <LiveText hidden>{loadingCount > 0 ? label : ''}</LiveText>
      <LateText loading={loadingCount > 0} />
      {children}
    </LoadingContext>
  );
}
