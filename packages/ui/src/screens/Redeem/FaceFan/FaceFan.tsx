import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import * as styles from './FaceFan.css.ts';

/** A brand whose card can be shown. */
export interface FaceBrand {
  readonly name: string;
  readonly image?: string | undefined;
}

export interface FaceFanProps {
  /** Brands of the member's catalogue; a card without one shows a ribbon. */
  brands?: readonly FaceBrand[] | undefined;
}

/** Three gift cards in a fan, as wide as its container; decorative. */
export function FaceFan({ brands = [] }: FaceFanProps) {
  return (
    <div aria-hidden className={styles.fan}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.card}>
          <GiftCardFace name={brands[index]?.name} image={brands[index]?.image} />
        </div>
      ))}
    </div>
  );
}
