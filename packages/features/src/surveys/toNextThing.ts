import type { BandBalance, NextThing } from '@cb/ui/screens/Surveys/EarnBand';
import { bestSurvey, shortestSurvey, type Survey } from '@cb/ui/screens/Surveys/survey';

/** What is done of the first steps, and what each of them does. */
export interface FirstVisit {
  readonly done: readonly string[];
  readonly profileHref: string;
  readonly onDone: (step: FirstStep) => void;
}

export type FirstStep = 'profile' | 'survey' | 'closed';

/** A member with less than a dollar is at the start. */
const startsBelow = 100;

/**
 * What the band offers: the first steps to a new member, to others the survey that pays best.
 * `surveys` are null if they did not load.
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
  if (balance.status === 'ready' && balance.cb < startsBelow && !isOver) {
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
