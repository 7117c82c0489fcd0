import { useState } from 'react';
import { Gift } from 'lucide-react';
import { faceOf } from './faceOf.ts';
import * as styles from './GiftCardFace.css.ts';
import { Motif } from './Motif.tsx';

export interface GiftCardFaceProps {
  /** The brand's name, from which the face is generated. */
  name: string;
  /** The brand's own picture; the generated face is the placeholder and the fallback. */
  image?: string | undefined;
}

/**
 * The front of a gift card, as wide as its container. Decorative: the brand's name is beside it.
 */
export function GiftCardFace({ name, image }: GiftCardFaceProps) {
  const [seen, setSeen] = useState<{ image: string; loaded: boolean }>();
  const { from, to, motif, initials } = faceOf(name);
  const result = seen && seen.image === image ? seen : undefined;
  return (
    <div
      aria-hidden
      className={styles.card}
      style={{ backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
    >
      <Motif number={motif} />
      <div className={styles.words}>
        <span className={styles.initials} style={{ color: from }}>
          {initials || <Gift size="55%" />}
        </span>
        <bdi className={styles.name}>{name}</bdi>
      </div>
      {image !== undefined && result?.loaded !== false && (
        <img
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          className={styles.image}
          data-loaded={result?.loaded}
          onLoad={() => setSeen({ image, loaded: true })}
          onError={() => setSeen({ image, loaded: false })}
        />
      )}
    </div>
  );
}
