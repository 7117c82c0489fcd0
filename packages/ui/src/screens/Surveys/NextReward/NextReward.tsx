import { type ReactNode, use, useState } from 'react';
import { Amount, ToGo } from '#ui/components/Amount/Amount.tsx';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { LinkContext } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { missingCb } from '#ui/domain/amount.ts';
import { type GoalCard, goalName, missingWholeCb, paceText } from '#ui/domain/goalText.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { PriceProgress } from '#ui/screens/Store/PriceProgress/PriceProgress.tsx';
import * as styles from './NextReward.css.ts';

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
  const missing = missingCb(price, balance);
  const percent = Math.floor(Math.max(0, balance / price) * 100);
  return (
    <Reward
      brand={name}
      image={image}
      href={href}
      label={missing === 0 ? 'In reach' : 'Next reward'}
      name={name}
    >
      <Text as="span" size="small" tone="muted">
        {missing === 0 ? 'You have enough for it.' : <ToGo cb={missing} tone="reward" />}
      </Text>
      {missing > 0 && (
        <>
          <div className={styles.bar}>
            <PriceProgress price={price} balance={balance} />
          </div>
          <Text as="span" size="caption" tone="muted">
            <span>{`${percent}% of `}</span>
            <Amount cb={price} tone="plain" />
          </Text>
        </>
      )}
    </Reward>
  );
}

/** Reserves the space of the next reward while the balance loads. */
export const NextRewardSkeleton = () => (
  <div className={styles.reward}>
    <div className={styles.face}>
      <GiftCardFace />
    </div>
    <Skeleton lines={3} />
  </div>
);

export interface GoalRewardProps {
  /** The gift card. */
  goal: GoalCard;
  /** The brand's picture. */
  image?: string | undefined;
  /** The address of the brand's page in the store. */
  href: string;
  /** The balance in CB. */
  balance: number;
  /** The CB that the member earns with a survey on average; undefined if unknown. */
  cbPerSurvey: number | undefined;
  /** Whether reaching the goal is announced here; false if a toast announces it. */
  announced: boolean;
}

/**
 * The gift card that the member saves for, in place of the next reward, and the way to it (D194). Needs the
 * brand surface behind it.
 */
export function GoalReward(props: GoalRewardProps) {
  const { goal, image, href, balance, cbPerSurvey, announced } = props;
  const { locale } = usePlatform();
  const missing = missingWholeCb(goal.price, balance);
  const isReached = missing === 0;
  // Announced only when it is reached while the page is open, not again at later responses.
  const [lastRender, setLastRender] = useState({ isReached, isNews: false });
  if (lastRender.isReached !== isReached) {
    setLastRender({ isReached, isNews: isReached && announced });
  }
  const name = goalName(goal, locale);
  const pace = paceText(missing, cbPerSurvey, locale);
  return (
    <>
      <Reward
        brand={goal.name}
        image={image}
        href={href}
        label={isReached ? <Badge tone="reward">Goal reached</Badge> : 'My goal'}
        name={name}
      >
        {isReached ? (
          <>
            <Text as="span" size="small" tone="muted">
              You have enough for it.
            </Text>
            <Text as="span" size="small" weight="strong">
              Redeem it now
            </Text>
          </>
        ) : (
          <>
            <Text as="span" size="small" tone="muted">
              <ToGo cb={missing} tone="reward" />
              {pace && <span>{`, ${pace}`}</span>}
            </Text>
            <div className={styles.bar}>
              <PriceProgress price={goal.price} balance={balance} />
            </div>
          </>
        )}
      </Reward>
      <LiveText hidden>{lastRender.isNews ? `You reached your goal, ${name}.` : ''}</LiveText>
    </>
  );
}

interface RewardProps {
  /** The brand's name. */
  brand: string;
  /** The brand's picture. */
  image?: string | undefined;
  /** The address of the brand's page in the store. */
  href: string;
  /** Above the name, such as "Next reward". */
  label: ReactNode;
  /** The name of the card. */
  name: string;
  /** Below the name: the CB missing for it. */
  children: ReactNode;
}

/** The face of a gift card beside words about it, which link to its page. */
function Reward({ brand, image, href, label, name, children }: RewardProps) {
  const Anchor = use(LinkContext);
  return (
    <Anchor href={href} className={styles.reward}>
      <div className={styles.face}>
        <GiftCardFace name={brand} image={image} />
      </div>
      <div className={styles.text}>
        <Text as="span" size="small" tone="muted" weight="medium">
          {label}
        </Text>
        <bdi translate="no" className={styles.name}>
          {name}
        </bdi>
        {children}
      </div>
    </Anchor>
  );
}
