import { sumCb } from '@cb/ui/domain/amount';
import { goalText } from '@cb/ui/domain/goalText';
import { isReturn } from '@cb/ui/domain/report';
import { usePlatform } from '@cb/ui/platform';
import * as v from 'valibot';
import { useUserId } from '../session/session.ts';
import { keyOf } from '../storage/storedKeys.ts';
import { storedValue } from '../storage/storedText.ts';
import type { WireId } from '../wire/records.ts';

/** Larger numbers are not exact to the cent. */
const amount = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e15));

const myGoal = v.object({
  /** The brand's key. */
  key: v.string(),
  name: v.string(),
  /** The card's value in its own currency. */
  value: amount,
  currency: v.string(),
  /** In CB. */
  price: amount,
  /** The address of the brand's picture. */
  image: v.optional(v.string()),
});

/** The gift card that a member saves for (D194). */
export type MyGoal = v.InferOutput<typeof myGoal>;

const storedGoal = storedValue(myGoal);

/** Returns the member's goal on this device, and re-renders when this or another tab changes it. */
export const useMyGoal = () => storedGoal.useValue(keyOf('myGoal', useUserId()));

/** Returns the member's goal at this moment, for events. */
export const readMyGoal = (userId: WireId) => storedGoal.read(keyOf('myGoal', userId));

/** Stores the member's goal in place of an earlier one; `undefined` removes it. */
export const storeMyGoal = (userId: WireId, goal: MyGoal | undefined) =>
  storedGoal.store(keyOf('myGoal', userId), goal);

/**
 * Returns the member's goal and the way to it from a balance in CB (D194); '' while the balance is
 * unknown, `undefined` without a goal.
 */
export function useGoalText(balance: number | undefined): string | undefined {
  const { locale } = usePlatform();
  const goal = useMyGoal();
  const cbPerSurvey = useCbPerSurvey();
  if (!goal) return undefined;
  if (balance === undefined || Number.isNaN(balance)) return '';
  return goalText(goal, { balance, cbPerSurvey }, locale);
}

/** The minimum number of surveys for an average. */
const minSurveys = 3;

interface Earned {
  readonly TransactionType: string;
  readonly cbCount: number;
}

/** Whether a transaction is the reward of a survey. */
export const isSurveyReward = ({ TransactionType: description, cbCount }: Earned) =>
  cbCount > 0 && /\bsurvey/i.test(description) && !isReturn({ description });

/**
 * Returns what the surveys among a member's transactions earned on average, in CB; `undefined` if there
 * are too few (D195).
 */
export function averagePerSurvey(transactions: readonly Earned[]): number | undefined {
  const earned = transactions.filter(isSurveyReward).map(({ cbCount }) => cbCount);
  return earned.length < minSurveys ? undefined : sumCb(...earned) / earned.length;
}

const storedPace = storedValue(amount);

/** Stores the average of loaded transactions, so that other pages need no call for it. */
export const storeCbPerSurvey = (userId: WireId, transactions: readonly Earned[]) =>
  storedPace.store(keyOf('surveyPace', userId), averagePerSurvey(transactions));

/** Returns what a survey earns the member on average, in CB; `undefined` while unknown. */
export const useCbPerSurvey = () => storedPace.useValue(keyOf('surveyPace', useUserId()));

/** Returns the average at this moment, for events. */
export const readCbPerSurvey = (userId: WireId) => storedPace.read(keyOf('surveyPace', userId));
