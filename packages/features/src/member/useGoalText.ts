import { goalText } from '@cb/ui/domain/goalText';
import { usePlatform } from '@cb/ui/platform';
import type { WireId } from '../wire/wireId.ts';
import { useMyGoal } from './myGoal.ts';
import { useSurveyPace } from './surveyPace.ts';

/**
 * Returns the member's goal and the way to it from a balance in CB (D194); '' while the balance is
 * unknown, `undefined` without a goal.
 */
export function useGoalText(userId: WireId, balance: number | undefined): string | undefined {
  const { locale } = usePlatform();
  const goal = useMyGoal(userId);
  const cbPerSurvey = useSurveyPace(userId);
  if (!goal) return undefined;
  if (balance === undefined || Number.isNaN(balance)) return '';
  return goalText(goal, { balance, cbPerSurvey }, locale);
}
