import { memo, use } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { formatDollars } from '../../../domain/formatAmount.ts';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import { Reach } from './Reach.tsx';
import * as styles from './BrandCard.css.ts';

/** The data of a brand's card. */
export interface StoreBrand {
  key: string;
  name: string;
  /** The link to its details page. */
  href: string;
  image?: string | undefined;
  /** The lowest price in CB; `most` is the highest. */
  least: number;
  most: number;
  currencies: readonly string[];
}

export interface BrandCardProps {
  brand: StoreBrand;
  /** The CB missing for the lowest price; 0 if affordable, undefined if the balance is unknown. */
  missing: number | undefined;
  /** Whether it has become affordable since the last visit. */
  isNew: boolean;
}

/** A gift card of the store (STO-04 to STO-06). The whole card links to its details. */
export const BrandCard = memo(function BrandCard({ brand, missing, isNew }: BrandCardProps) {
  const { name, href, image, least, most, currencies } = brand;
  const Anchor = use(LinkContext);
  const { locale } = usePlatform();
  return (
    <div role="listitem" className={styles.card}>
      <GiftCardFace name={name} image={image} alt={`${name || 'Gift'} card`} lazy />
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
        <p className={styles.dollars}>
          {formatDollars(least, locale)}
          {most > least && ` - ${formatDollars(most, locale)}`}
        </p>
        {currencies.length > 0 && (
          <p className={styles.currencies}>Redeem to {currencies.join(', ')}</p>
        )}
      </div>
      {isNew && (
        <p className={styles.mark}>
          <Badge tone="accent">New in your reach</Badge>
        </p>
      )}
      <div className={styles.progress}>
        {missing !== undefined && <Reach missing={missing} price={least} />}
      </div>
    </div>
  );
});
