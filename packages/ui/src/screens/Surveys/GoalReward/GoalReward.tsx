import { useState } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { goalName, missingCb, paceText, type GoalCard } from '../../../domain/goalText.ts';
import { usePlatform } from '../../../platform/Platform.tsx';
import { CoveredBar, coveredPercent, Reward } from '../NextReward/NextReward.tsx';

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
  /** Whether it announces that the goal was just reached; false if a toast does. */
  announced: boolean;
}

/**
 * The gift card that the member saves for, in place of the next reward, and the way to it (D194). Needs the
 * brand surface behind it.
 */
export function GoalReward(props: GoalRewardProps) {
  const { goal, image, href, balance, cbPerSurvey, announced } = props;
  const { locale } = usePlatform();
  const missing = missingCb(goal.price, balance);
  const isReached = missing === 0;
  // Only reaching it while the page is open is news; later answers about the balance repeat none.
  const [seen, setSeen] = useState({ isReached, isNews: false });
  if (seen.isReached !== isReached) setSeen({ isReached, isNews: isReached && announced });
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
              <span>
                <Amount cb={missing} /> to go
              </span>
              {pace && <span>{`, ${pace}`}</span>}
            </Text>
            <CoveredBar percent={coveredPercent(goal.price, balance)} />
          </>
        )}
      </Reward>
      <LiveText hidden>{seen.isNews ? `You reached your goal, ${name}.` : ''}</LiveText>
    </>
  );
}
