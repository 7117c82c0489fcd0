import {
  firstTenSteps,
  type FirstTenStates,
  type FirstTenStep,
} from '@cb/ui/screens/Profile/FirstTen';
import { isComplete, type UserStats } from '../member/profile/progress.ts';
import { isSurveyReward } from '../member/balance/goal.ts';

/** The parts of the answers that tick the steps; undefined while they are unknown. */
export interface FirstTenAnswers {
  /** The member's name; empty if the profile has none. */
  readonly name: string | undefined;
  /** The completeness of the secondary profiler in percent. */
  readonly profiler: number | undefined;
  readonly stats: UserStats | undefined;
  readonly transactions:
    | readonly { readonly TransactionType: string; readonly cbCount: number }[]
    | undefined;
  readonly hasLink: boolean;
}

/** The texts that the device keeps: the steps that were done, `seen` once the steps were shown, `closed`. */
export type Remembered = FirstTenStep | 'seen' | 'closed';

/** The number of texts to keep. */
export const mostRemembered = firstTenSteps.length + 2;

/**
 * Returns the steps to the first $10; undefined if they are done or closed, and for a member who is not
 * known to be new: one without a redemption, or one who saw the steps on this device (D197).
 */
export function toFirstTen(
  answers: FirstTenAnswers,
  remembered: readonly string[],
): FirstTenStates | undefined {
  const claimed = answers.stats?.cb.claimed;
  if (remembered.includes('closed') || !(claimed === 0 || remembered.includes('seen')))
    return undefined;
  const state = (step: FirstTenStep) => {
    if (remembered.includes(step)) return 'done';
    const isDone = answerTo(step, answers);
    if (isDone === undefined) return 'unknown';
    return isDone ? 'done' : 'todo';
  };
  const states = {
    name: state('name'),
    profiler: state('profiler'),
    survey: state('survey'),
    link: state('link'),
    redemption: state('redemption'),
  } as const;
  return firstTenSteps.every((step) => states[step] === 'done') ? undefined : states;
}

/** Whether a step is done; undefined while no answer shows it. */
function answerTo(step: FirstTenStep, answers: FirstTenAnswers): boolean | undefined {
  const { name, profiler, stats, transactions, hasLink } = answers;
  switch (step) {
    case 'name':
      return name === undefined ? undefined : name !== '';
    case 'profiler':
      return profiler === undefined ? undefined : isComplete(profiler);
    case 'survey':
      if (stats?.cb.lifetime === 0) return false;
      return transactions?.some(isSurveyReward);
    case 'link':
      return hasLink || (stats?.referrals.lifetime ?? 0) > 0 ? true : undefined;
    case 'redemption':
      return stats === undefined || Number.isNaN(stats.cb.claimed)
        ? undefined
        : stats.cb.claimed > 0;
  }
}
