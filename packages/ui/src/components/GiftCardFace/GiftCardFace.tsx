import { useImageStatus } from '../Picture/Picture.tsx';
import { faceOf, faceOfScene, type Scene } from './faceOf.ts';
import * as styles from './GiftCardFace.css.ts';
import { scenes } from './scenes.tsx';

export interface GiftCardFaceProps {
  /** The brand's name, which determines the colours; undefined for a card of no brand. */
  name?: string | undefined;
  /**
   * The brand's own picture. Until it has loaded, and if it fails, the face has the brand's colours and
   * name only, so that no scene is replaced by the picture before the member's eyes.
   */
  image?: string | undefined;
  /** The scene of a card of no brand. A brand without a picture has one of twelve, by its name. */
  scene?: Scene;
  /** The value of the card, such as "25 USD". */
  value?: string | undefined;
  /** The text of the picture; without it the face is decorative. */
  alt?: string | undefined;
  /** Loads the picture only once the card comes near the viewport, for a card of a long list. */
  lazy?: boolean;
}

/** The front of a gift card, as wide as its container. */
export function GiftCardFace(props: GiftCardFaceProps) {
  const { name, image, scene = 'ribbon', value, alt, lazy = false } = props;
  const { status, onLoad, onError } = useImageStatus(image);
  const brand = name === undefined ? undefined : faceOf(name);
  const { color, valueBackground } = brand ?? faceOfScene(scene);
  const valueColor = image === undefined ? valueBackground.color : color;
  return (
    <div
      className={styles.frame}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <div className={`${styles.card} ${styles.background[color]}`}>
        {image === undefined && (
          <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" className={styles.scene}>
            {scenes[brand?.subject ?? scene]}
          </svg>
        )}
        <div className={styles.sheen} />
        {value !== undefined && (
          <span className={`${styles.value} ${styles.background[valueColor]}`}>{value}</span>
        )}
        {name !== undefined && (
          <span className={styles.fade}>
            <bdi translate="no" className={styles.name}>
              {name}
            </bdi>
          </span>
        )}
        {image !== undefined && status !== 'failed' && (
          <img
            src={image}
            alt=""
            loading={lazy ? 'lazy' : 'eager'}
            referrerPolicy="no-referrer"
            className={styles.image}
            data-loaded={status === 'loaded' || undefined}
            onLoad={onLoad}
            onError={onError}
          />
        )}
      </div>
    </div>
  );
}
