import * as styles from './LoadingText.css.ts';
import { takesLong, useTakesLong } from './useTakesLong.ts';

/** Announces after 10 s that loading takes long, in a separate live region. */
export function Late({ loading }: { loading: boolean }) {
  const late = useTakesLong(loading);
  // Mounted empty first, because screen readers only announce content that is added to a region.
  return (
    loading && (
      <div role="status" className={styles.region}>
        {late && <p className={styles.late}>{takesLong}</p>}
      </div>
    )
  );
}
