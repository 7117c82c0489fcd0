import { use } from 'react';
import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import type { StoreBrand } from './BrandCard.tsx';
import * as styles from './RecentRewards.css.ts';

export interface RecentRewardsProps {
  /** The brands, latest first; renders nothing without any. */
  brands: readonly Pick<StoreBrand, 'key' | 'name' | 'href' | 'image'>[];
}

/** The rewards that the member viewed last, as a short row. */
export function RecentRewards({ brands }: RecentRewardsProps) {
  const Anchor = use(LinkContext);
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="recent-rewards" className={styles.recent}>
      <Heading level={2} size="body" id="recent-rewards">
        Recently viewed
      </Heading>
      <ul role="list" aria-labelledby="recent-rewards" className={styles.row}>
        {brands.map(({ key, name, href, image }) => (
          <li key={key} className={styles.item}>
            <Anchor href={href} className={styles.link}>
              <div className={styles.face}>
                <GiftCardFace name={name} image={image} />
              </div>
              <bdi translate="no" className={styles.name}>
                {name}
              </bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
