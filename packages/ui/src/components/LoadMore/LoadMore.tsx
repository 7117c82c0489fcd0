import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css';

export interface LoadMoreProps {
  /** Says what comes, as "Show more surveys". */
  label: string;
  /** Rows shown so far; the end is looked for again when it changes. */
  shown: number;
  /** More rows are on their way; nothing is asked for meanwhile. */
  busy?: boolean;
  /** Asked for when the end comes near while scrolling, and at a press. */
  onMore: () => void;
}

/** How far below what is visible the end counts as near, so that scrolling meets no gap. */
const near = '800px';

/** The end of a list that goes on: by scrolling, by keyboard and by mouse. Not shown at its true end. */
export function LoadMore({ label, shown, busy = false, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });

  useEffect(() => {
    if (!end.current || busy) return undefined;
    const observer = new IntersectionObserver(
      // On a busy page several entries come at once; the last one is what holds.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) ask.current();
      },
      // The second is for a list in a panel that scrolls by itself.
      { rootMargin: near, scrollMargin: near },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, shown]);

  return (
    <div ref={end} className={styles.end}>
      <Button tone="secondary" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
