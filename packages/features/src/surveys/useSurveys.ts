import type { SurveysState } from '@cb/ui/domain/survey';
import { useQuery } from '@tanstack/react-query';
import type { surveysQuery, SurveyAnswer } from './surveysApi.ts';

/** Returns a partner's surveys for the screens, and a function that reloads them. */
export function useSurveys(query: ReturnType<typeof surveysQuery>) {
  const { data, error, isFetching, refetch } = useQuery(query);
  return {
    // A reload clears the previous surveys first (SVC-12), even if it fails.
    state: toState(isFetching ? undefined : error ? unanswered : data),
    reload: () => void refetch(),
  };
}

/** The state without an answer, which is only logged (SVL-11): there may or may not be surveys. */
const unanswered: SurveyAnswer = { refused: true, surveys: [], errors: [], info: [] };

function toState(answer: SurveyAnswer | undefined): SurveysState {
  if (!answer) return { status: 'loading' };
  const { refused, surveys, errors, info } = answer;
  if (refused) return { status: 'failed', errors, info };
  if (surveys.length === 0) return { status: 'empty', errors, info };
  return { status: 'ready', surveys, errors, info };
}
