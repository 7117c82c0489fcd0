import { memo, use } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { Reach } from './Reach.tsx';
import * as styles from './BrandCard.css.ts';

/** A brand as its card shows it. */
export interface StoreBrand {
  key: string;
  name: string;
  /** Its details page. */
  href: string;
  image?: string | undefined;
  /** The lowest and the highest price, CB. */
  least: number;
  most: number;
  currencies: readonly string[];
}

export interface BrandCardProps {
  brand: StoreBrand;
  /** CB that the member lacks for the lowest price; 0 when it is in reach, absent when unknown. */
  missing: number | undefined;
}

/** One gift card of the store (STO-04 to STO-06). The whole card leads to its details. */
export const BrandCard = memo(function BrandCard({ brand, missing }: BrandCardProps) {
  const { name, href, image, least, most, currencies } = brand;
  const Anchor = use(LinkContext);
  return (
    <li className={styles.card}>
      <GiftCardFace name={name} image={image} />
      <div className={styles.words}>
        <Anchor href={href} className={styles.link}>
          <bdi>{name || 'Gift card'}</bdi>
        </Anchor>
        <p className={styles.price}>
          <Amount cb={least} />
          {most > least && (
            <>
              {' - '}
              <Amount cb={most} />
            </>
          )}
        </p>
        {currencies.length > 0 && (
          <p className={styles.currencies}>Redeem to {currencies.join(', ')}</p>
        )}
      </div>
      {missing !== undefined && <Reach missing={missing} price={least} />}
    </li>
  );
});
