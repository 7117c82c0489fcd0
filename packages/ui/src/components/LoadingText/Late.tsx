import * as styles from './LoadingText.css.ts';
import { takesLong, useTakesLong } from './useTakesLong.ts';

/** Says after 10 s that loading takes long; a live region of its own. */
export function Late({ loading }: { loading: boolean }) {
  const late = useTakesLong(loading);
  // Mounted empty while something loads: screen readers only announce what is added to a region.
  return (
    loading && (
      <div role="status" className={styles.region}>
        {late && <p className={styles.late}>{takesLong}</p>}
      </div>
    )
  );
}
