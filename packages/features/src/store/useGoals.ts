import { usePlatform } from '@cb/ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { keepMyGoal, useMyGoal } from '../member/myGoal.ts';
import type { WireId } from '../wire/wireId.ts';
import { createGoalMemory, goalInCatalogue, toGoals } from './goals.ts';
import { catalogueQuery } from './storeApi.ts';

/**
 * Returns the member's goal by the catalogue that this page has loaded, which changes its price or ends
 * it. Makes no calls.
 */
export function useGoal(userId: WireId) {
  const { clock } = usePlatform();
  const kept = useMyGoal(userId);
  const { data: catalogue } = useQuery({ ...catalogueQuery(clock), enabled: false });
  const goal = kept && catalogue ? goalInCatalogue(kept, catalogue.value) : kept;

  useEffect(() => {
    if (goal !== kept) keepMyGoal(userId, goal);
  }, [userId, goal, kept]);

  return goal;
}

/** The time after which known goals are asked for again, in ms. */
const freshMs = 86_400_000;

/**
 * Returns the rewards of the last catalogue that any tab of this browser loaded, cheapest first, and
 * whether they are older than a day or missing. Makes no calls.
 */
export function useGoals() {
  const { clock } = usePlatform();
  const { data: catalogue } = useQuery({ ...catalogueQuery(clock), enabled: false });
  const [kept] = useState(() => createGoalMemory(clock).read());
  const [mountedAt] = useState(() => clock.now());
  const goals = useMemo(
    () => (catalogue ? toGoals(catalogue.value) : (kept?.value ?? [])),
    [catalogue, kept],
  );
  const at = catalogue?.at ?? kept?.at ?? -Infinity;
  return { goals, areOld: mountedAt - at >= freshMs };
}
