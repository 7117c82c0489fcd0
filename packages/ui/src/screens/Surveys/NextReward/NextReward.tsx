import { Amount } from '../../../components/Amount/Amount.tsx';
import { lackingCb } from '../../../domain/sumCb.ts';
import { GiftCardFace } from '../../../components/GiftCardFace/GiftCardFace.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './NextReward.css.ts';
import { CoveredBar, coveredPercent, Reward } from './Reward.tsx';

export interface NextRewardProps {
  /** The brand's name. */
  name: string;
  /** The brand's picture. */
  image?: string | undefined;
  /** The address of the brand's page in the store. */
  href: string;
  /** The price of its cheapest card, in CB. */
  price: number;
  /** The balance in CB. */
  balance: number;
}

/**
 * The next reward to become affordable, and the CB missing for it; without a bar if nothing is missing.
 * Needs the brand surface behind it.
 */
export function NextReward({ name, image, href, price, balance }: NextRewardProps) {
  const missing = lackingCb(price, balance);
  const percent = coveredPercent(price, balance);
  return (
    <Reward
      brand={name}
      image={image}
      href={href}
      label={missing === 0 ? 'In reach' : 'Next reward'}
      name={name}
    >
      <Text as="span" size="small" tone="muted">
        {missing === 0 ? (
          'You have enough for it.'
        ) : (
          <span>
            <Amount cb={missing} /> to go
          </span>
        )}
      </Text>
      {missing > 0 && (
        <>
          <CoveredBar percent={percent} />
          <Text as="span" size="caption" tone="muted">
            <span>{`${percent}% of `}</span>
            <Amount cb={price} tone="plain" />
          </Text>
        </>
      )}
    </Reward>
  );
}

/** Reserves the space of the next reward, which depends on the balance. */
export const NextRewardSkeleton = () => (
  <div className={styles.reward}>
    <div className={styles.face}>
      <GiftCardFace />
    </div>
    <Skeleton lines={3} />
  </div>
);
