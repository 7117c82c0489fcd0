import { usePlatform } from '@cb/ui/platform';
import { NextReward, NextRewardSkeleton } from '@cb/ui/screens/Surveys/NextReward';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { balanceQuery } from '../member/balance.ts';
import type { WireId } from '../wire/wireId.ts';
import { catalogueQuery } from './storeApi.ts';
import { createGoalMemory, goalOf, toGoals } from './goals.ts';

export interface RewardGoalProps {
  userId: WireId;
  /** Returns the address of a brand's page in the store. */
  hrefOf: (brandKey: string) => string;
}

/**
 * The cheapest reward above the balance. Makes no calls: it uses the prices of the last
 * catalogue that any tab of this browser loaded, and renders nothing without one.
 */
export function RewardGoal({ userId, hrefOf }: RewardGoalProps) {
  const { clock } = usePlatform();
  const { data: catalogue } = useQuery({ ...catalogueQuery(clock), enabled: false });
  const { data: balance, isError } = useQuery({ ...balanceQuery(userId), enabled: false });
  const [kept] = useState(() => createGoalMemory(clock).read());
  const goals = useMemo(() => (catalogue ? toGoals(catalogue.value) : kept), [catalogue, kept]);

  if (balance === undefined) return goals.length > 0 && !isError ? <NextRewardSkeleton /> : null;
  const goal = goalOf(goals, balance.cb);
  if (!goal) return null;
  const { name, key, price } = goal;
  return <NextReward name={name} href={hrefOf(key)} price={price} balance={balance.cb} />;
}
