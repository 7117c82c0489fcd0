import { use, type ReactNode } from 'react';
import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { PriceShare } from '../../Store/PriceShare.tsx';
import * as styles from './NextReward.css.ts';

export interface RewardProps {
  /** The brand's name. */
  brand: string;
  /** The brand's picture. */
  image?: string | undefined;
  /** The address of the brand's page in the store. */
  href: string;
  /** Above the name: what the card is to the member. */
  label: ReactNode;
  name: string;
  children: ReactNode;
}

/** The face of a gift card beside words about it, which link to its page. */
export function Reward({ brand, image, href, label, name, children }: RewardProps) {
  const Component = use(LinkContext);
  return (
    <Component href={href} className={styles.reward}>
      <div className={styles.face}>
        <GiftCardFace name={brand} image={image} />
      </div>
      <div className={styles.words}>
        <Text as="span" size="small" tone="muted" weight="medium">
          {label}
        </Text>
        <bdi translate="no" className={styles.name}>
          {name}
        </bdi>
        {children}
      </div>
    </Component>
  );
}

/** Returns the part of a price that the balance covers, in whole percent, 0..100. */
export const coveredPercent = (price: number, balance: number) =>
  Math.floor(Math.min(1, Math.max(0, balance / price)) * 100);

/** A bar filled to the part of a price that the balance covers. */
export const CoveredBar = ({ percent }: { percent: number }) => (
  <div className={styles.share}>
    <PriceShare part={percent / 100} />
  </div>
);
