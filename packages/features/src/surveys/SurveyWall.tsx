import { bestSurvey, shortestSurvey, type Survey, type SurveyChoice } from '@cb/ui/domain/survey';
import { type BandBalance, EarnBand, type NextStepState } from '@cb/ui/screens/Surveys/EarnBand';
import {
  SurveyWallScreen,
  type SurveyWallScreenProps,
} from '@cb/ui/screens/Surveys/SurveyWallScreen';
import type { ReactNode } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { useRememberedList } from '../shared/storage/useRememberedList.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { type Balance, balanceQuery } from '../shared/member/balance.ts';
import { useUserId } from '../shared/session/session.ts';
import { StartedSurveysProvider } from './StartedSurveysProvider.tsx';
import { SurveyRow } from './SurveyRow.tsx';
import { parseChoice } from './surveyParams.ts';
import { useCachedSurveys } from './useSurveys.ts';

export interface SurveyWallProps extends Pick<SurveyWallScreenProps, 'links' | 'waysToEarn'> {
  /** The choice of surveys in the URL; unknown values mean all. */
  choice: string | null;
  /** Called when a choice is made, to store it in the URL; `undefined` for all surveys. */
  onChoice: (choice: SurveyChoice | undefined) => void;
  /** The cheapest reward above the balance, if known. */
  nextReward?: ReactNode;
}

/**
 * The survey wall (SVW-02): each row loads on its own, so that a failing one does not hide the
 * others.
 */
export function SurveyWall(props: SurveyWallProps) {
  const { links, choice: choiceParam, onChoice, nextReward, waysToEarn } = props;
  const choice = parseChoice(choiceParam);
  return (
    <StartedSurveysProvider>
      <SurveyWallScreen
        links={links}
        choice={choice}
        onChoice={onChoice}
        band={<EarningBand links={links} nextReward={nextReward} />}
        yourSurveys={
          <SurveyRow partner="YOURSURVEYS" profileHref={links.profile} choice={choice} />
        }
        waysToEarn={waysToEarn}
        ssi={<SurveyRow partner="SSI" profileHref={links.profile} choice={choice} />}
      />
    </StartedSurveysProvider>
  );
}

interface EarningBandProps {
  /** Those of the wall, of which the band uses the profile (for the first steps) and the offer walls. */
  links: SurveyWallProps['links'];
  /** The cheapest reward above the balance, if known. */
  nextReward?: ReactNode;
}

/** The band above the survey wall. Makes no calls: it shows cached data of the shell and the rows. */
function EarningBand({ links, nextReward }: EarningBandProps) {
  const userId = useUserId();
  const { data, isError } = useCached(balanceQuery(userId));
  const surveys = useCachedSurveys();
  const [done, onDone] = useRememberedList(keyOf('firstSteps', userId), firstSteps.length);
  const balance = toBandBalance(data, isError);
  return (
    <EarnBand
      balance={balance}
      nextReward={nextReward}
      next={toNextStepState(balance, surveys, { done, profileHref: links.profile, onDone })}
      offerWallsHref={links.offerWalls}
    />
  );
}

function toBandBalance(balance: Balance | undefined, failed: boolean): BandBalance {
  if (balance) return { status: 'ready', cb: balance.cb, decimals: balance.decimals };
  return failed ? { status: 'failed' } : { status: 'loading' };
}

const firstSteps = ['profile', 'survey', 'closed'] as const;

/** A first step that the member has done; `closed` hides the rest. */
export type FirstStep = (typeof firstSteps)[number];

interface FirstSteps {
  /** The steps done so far, as stored on the device. */
  readonly done: readonly string[];
  readonly profileHref: string;
  /** Called when the member does a step. */
  readonly onDone: (step: FirstStep) => void;
}

/** Members with a balance from 0 to less than this, in CB, see the first steps. New members are never below 0. */
const firstStepsBelowCb = 100;

/**
 * Returns what the band suggests: the first steps to new members, the best-paying survey to others.
 * `surveys` is undefined while loading, and null if they failed to load.
 */
export function toNextStepState(
  balance: BandBalance,
  surveys: readonly Survey[] | null | undefined,
  { done, profileHref, onDone }: FirstSteps,
): NextStepState {
  if (surveys === undefined || balance.status === 'loading') return { status: 'loading' };
  if (surveys === null) return { status: 'failed' };
  const profileDone = done.includes('profile');
  const surveyDone = done.includes('survey');
  const isOver = done.includes('closed') || (profileDone && surveyDone);
  const isNew = balance.status === 'ready' && balance.cb >= 0 && balance.cb < firstStepsBelowCb;
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
