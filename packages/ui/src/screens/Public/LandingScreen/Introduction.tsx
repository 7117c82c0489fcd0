import { Amount } from '../../../components/Amount/Amount.tsx';
import * as styles from './LandingScreen.css.ts';

/** The product's offer, in a line and a paragraph. */
export function Introduction() {
  return (
    <>
      <p className={styles.tagline}>
        Turn spare minutes into <span className={styles.highlight}>gift cards and cash.</span>
      </p>
      <p className={styles.lead}>
        Answer surveys, shop with cash back, watch videos, play games, invite friends. Every{' '}
        <Amount cb={100} /> you earn is worth $1.
      </p>
    </>
  );
}
