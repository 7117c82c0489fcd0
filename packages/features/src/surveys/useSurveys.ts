import type { SurveysState } from '@cb/ui/screens/Surveys/survey';
import { useQuery } from '@tanstack/react-query';
import type { surveysQuery, SurveyAnswer } from './api.ts';

/** A partner's surveys as the screens show them, and a way to ask again. */
export function useSurveys(query: ReturnType<typeof surveysQuery>) {
  const { data, error, isFetching, refetch } = useQuery(query);
  return {
    // What was there before a reload is cleared first (SVC-12), also when the reload fails.
    state: toState(isFetching ? undefined : error ? unanswered : data),
    reload: () => void refetch(),
  };
}

/** A call without an answer is only logged (SVL-11): nobody knows whether there are surveys. */
const unanswered: SurveyAnswer = { refused: true, surveys: [], errors: [], info: [] };

function toState(answer: SurveyAnswer | undefined): SurveysState {
  if (!answer) return { status: 'loading' };
  const { refused, surveys, errors, info } = answer;
  if (refused) return { status: 'failed', errors, info };
  if (surveys.length === 0) return { status: 'empty', errors, info };
  return { status: 'ready', surveys, errors, info };
}
