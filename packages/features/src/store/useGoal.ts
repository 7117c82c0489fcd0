import { usePlatform } from '@cb/ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepMyGoal, useMyGoal } from '../member/myGoal.ts';
import type { WireId } from '../wire/wireId.ts';
import { goalInCatalogue } from './brandGoal.ts';
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
