import { usePlatform } from '@cb/ui/platform';
import { useMemo, useState } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { useMyGoal } from '../shared/member/goal.ts';
import { createGoalMemory, goalInCatalogue, toGoals } from './goals.ts';
import { catalogueQuery } from './storeApi.ts';

/** Returns the member's goal by the catalogue that this page has loaded. Makes no calls. */
export function useGoal() {
  const { clock } = usePlatform();
  const stored = useMyGoal();
  const { data: catalogue } = useCached(catalogueQuery(clock));
  return stored && catalogue ? goalInCatalogue(stored, catalogue.value) : stored;
}

/** The time after which known goals are asked for again, in ms. */
const freshMs = 86_400_000;

/**
 * Returns the rewards of the last catalogue that any tab of this browser loaded, cheapest first, and
 * whether they are older than a day or missing. Makes no calls.
 */
export function useGoals() {
  const { clock } = usePlatform();
  const { data: catalogue } = useCached(catalogueQuery(clock));
  const [stored] = useState(() => createGoalMemory(clock).read());
  const [mountedAt] = useState(() => clock.now());
  const goals = useMemo(
    () => (catalogue ? toGoals(catalogue.value) : (stored?.value ?? [])),
    [catalogue, stored],
  );
  const at = catalogue?.at ?? stored?.at ?? -Infinity;
  return { goals, areOld: mountedAt - at >= freshMs };
}
