import * as styles from './Divider.css.ts';

/** A line between two subjects that share a surface. */
export function Divider() {
  return <hr className={styles.divider} />;
}
