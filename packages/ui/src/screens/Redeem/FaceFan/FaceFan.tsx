import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './FaceFan.css.ts';

/** Brands whose faces look well beside each other. */
const names = ['Dune Outdoors', 'Iris Beauty', 'Bluebird Coffee'] as const;

/** Three gift cards in a fan, as wide as its container. Decorative. */
export function FaceFan() {
  return (
    <div aria-hidden className={styles.fan}>
      {names.map((name) => (
        <div key={name} className={styles.card}>
          <GiftCardFace name={name} />
        </div>
      ))}
    </div>
  );
}
