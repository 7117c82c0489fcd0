import * as styles from './Divider.css';

/** A line between two subjects that share a surface. */
export function Divider() {
  return <hr className={styles.divider} />;
}
