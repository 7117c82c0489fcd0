import { useState } from 'react';
import { faceOf } from './faceOf.ts';
import * as styles from './GiftCardFace.css.ts';
import { scenes } from './scenes.tsx';

export interface GiftCardFaceProps {
  /** The brand's name, which selects one of twelve drawn scenes. */
  name: string;
  /** The brand's own picture; the drawn face is the placeholder and the fallback. */
  image?: string | undefined;
  /** The value of the card, such as "25 USD". */
  value?: string | undefined;
  /** Leaves the name out, for a card whose name another one would cover in part. */
  isNameless?: boolean;
  /** The text of the picture; without it the face is decorative. */
  alt?: string | undefined;
  /** Loads the picture only once the card comes near the viewport, for a card of a long list. */
  lazy?: boolean;
}

/** The front of a gift card, as wide as its container. */
export function GiftCardFace(props: GiftCardFaceProps) {
  const { name, image, value, isNameless = false, alt, lazy = false } = props;
  const [seen, setSeen] = useState<{ image: string; loaded: boolean }>();
  const { color, subject, top } = faceOf(name);
  const result = seen && seen.image === image ? seen : undefined;
  return (
    <div
      className={styles.frame}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <div className={`${styles.card} ${styles.on[color]}`}>
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" className={styles.scene}>
          {scenes[subject]}
        </svg>
        <div className={styles.sheen} />
        {value !== undefined && (
          <span className={`${styles.value} ${styles.on[top.color]}`}>{value}</span>
        )}
        {!isNameless && (
          <span className={styles.fade}>
            <bdi className={styles.name}>{name}</bdi>
          </span>
        )}
        {image !== undefined && result?.loaded !== false && (
          <img
            src={image}
            alt=""
            loading={lazy ? 'lazy' : 'eager'}
            referrerPolicy="no-referrer"
            className={styles.image}
            data-loaded={result?.loaded}
            onLoad={() => setSeen({ image, loaded: true })}
            onError={() => setSeen({ image, loaded: false })}
          />
        )}
      </div>
    </div>
  );
}
