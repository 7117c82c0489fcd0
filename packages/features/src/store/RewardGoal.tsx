import { usePlatform } from '@cb/ui/platform';
import { GoalReward, NextReward, NextRewardSkeleton } from '@cb/ui/screens/Surveys/NextReward';
import { useQuery } from '@tanstack/react-query';
import { useCached } from '../shared/hooks/useCached.ts';
import { useIdle } from '../shared/hooks/useIdle.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { useCbPerSurvey } from '../shared/member/goal.ts';
import { transactionsQuery } from '../shared/member/ordersAndTransactions.ts';
import { useUserId } from '../shared/session/session.ts';
import { nextGoal } from './goals.ts';
import { catalogueQuery } from './storeApi.ts';
import { useGoal, useGoals, usePricedCards } from './useGoals.ts';

export interface RewardGoalProps {
  /** Returns the address of a brand's page in the store. */
  hrefOf: (brandKey: string) => string;
}

/**
 * The member's goal (D194), or the cheapest reward above the balance. Prices are those of the last
 * catalogue that any tab of this browser loaded; if that is not of today, it is fetched again once
 * everything else has loaded (D182).
 */
export function RewardGoal({ hrefOf }: RewardGoalProps) {
  const userId = useUserId();
  const { clock } = usePlatform();
  const { data: balance, isError } = useCached(balanceQuery(userId));
  const { goals, areOld } = useGoals();
  const chosenGoal = useGoal();
  const isIdle = useIdle();
  const catalogue = useQuery({ ...catalogueQuery(clock), enabled: areOld && isIdle });
  usePricedCards(catalogue.data, hrefOf);
  const cbPerSurvey = useCbPerSurvey();
  // The CB per survey are computed from the earnings (D195).
  useQuery({
    ...transactionsQuery(userId),
    enabled: chosenGoal !== undefined && isIdle,
    refetchOnMount: false,
    staleTime: Infinity,
  });

  const hasGoal = chosenGoal !== undefined || goals.length > 0;
  const isLoadingGoals = !hasGoal && areOld && !catalogue.isError;
  const isLoadingBalance = hasGoal && balance === undefined;
  if (!isError && (isLoadingGoals || isLoadingBalance)) return <NextRewardSkeleton />;
  if (balance === undefined) return null;
  if (chosenGoal) {
    return (
      <GoalReward
        key={`${chosenGoal.key} ${chosenGoal.price}`}
        goal={chosenGoal}
        image={chosenGoal.image}
        href={hrefOf(chosenGoal.key)}
        balance={balance.cb}
        cbPerSurvey={cbPerSurvey}
        announced={!balance.pushed}
      />
    );
  }
  const goal = nextGoal(goals, balance.cb);
  if (!goal) return null;
  const { name, image, key, price } = goal;
  return (
    <NextReward name={name} image={image} href={hrefOf(key)} price={price} balance={balance.cb} />
  );
}
