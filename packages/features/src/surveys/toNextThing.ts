import type { BandBalance, NextThing } from '@cb/ui/screens/Surveys/EarnBand';
import { bestSurvey, shortestSurvey, type Survey } from '@cb/ui/domain/survey';

/** The first steps that are done, and the handlers and link of the steps. */
export interface FirstVisit {
  readonly done: readonly string[];
  readonly profileHref: string;
  readonly onDone: (step: FirstStep) => void;
}

export type FirstStep = 'profile' | 'survey' | 'closed';

/** The balance in CB below which members see the first steps; only others fall below zero. */
const startsBelow = 100;

/**
 * Returns what the band suggests: the first steps to new members, the best-paying survey to others.
 * `surveys` is undefined while loading, and null if they failed to load.
 */
export function toNextThing(
  balance: BandBalance,
  surveys: readonly Survey[] | null | undefined,
  { done, profileHref, onDone }: FirstVisit,
): NextThing {
  if (surveys === undefined || balance.status === 'loading') return { status: 'loading' };
  if (surveys === null) return { status: 'failed' };
  const profileDone = done.includes('profile');
  const surveyDone = done.includes('survey');
  const isOver = done.includes('closed') || (profileDone && surveyDone);
  const isNew = balance.status === 'ready' && balance.cb >= 0 && balance.cb < startsBelow;
  if (isNew && !isOver) {
    return {
      status: 'firstSteps',
      profileHref,
      profileDone,
      survey: shortestSurvey(surveys),
      surveyDone,
      onProfile: () => onDone('profile'),
      onSurvey: () => onDone('survey'),
      onClose: () => onDone('closed'),
    };
  }
  const survey = bestSurvey(surveys);
  return survey ? { status: 'best', survey } : { status: 'none' };
}
