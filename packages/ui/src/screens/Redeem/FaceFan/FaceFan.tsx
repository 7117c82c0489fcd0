import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './FaceFan.css.ts';

/** Brands whose faces look good together; the next card must not cover the end of a name. */
const names = ['Nimbus Air', 'Iris Beauty', 'Bluebird Coffee'] as const;

export interface FaceFanProps {
  /** The text of the picture; without it the fan is decorative. */
  alt?: string;
}

/** Three gift cards in a fan, as wide as its container. */
export function FaceFan({ alt }: FaceFanProps) {
  return (
    <div
      className={styles.fan}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {names.map((name) => (
        <div key={name} className={styles.card}>
          <GiftCardFace name={name} />
        </div>
      ))}
    </div>
  );
}
