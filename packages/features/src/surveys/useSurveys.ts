import type { SurveysState } from '@cb/ui/domain/survey';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { surveysQuery, SurveyAnswer } from './surveysApi.ts';

/**
 * Returns a partner's surveys for the screens, whether they are loading, and a function that reloads
 * them. Surveys that were shown before stay while they are fetched again (D199).
 */
export function useSurveys(query: ReturnType<typeof surveysQuery>) {
  const client = useQueryClient();
  const { data, isFetching } = useQuery(query);
  return {
    state: toState(shownOf(data, isFetching) ?? (isFetching ? undefined : unanswered), isFetching),
    isFetching,
    // A reload clears the previous surveys first (SVC-12), even if it fails.
    reload: () => void client.resetQueries({ queryKey: query.queryKey, exact: true }),
  };
}

/** Returns an answer to show. Only surveys are shown while they are fetched again. */
export const shownOf = (answer: SurveyAnswer | undefined, isFetching: boolean) =>
  isFetching && answer?.surveys.length === 0 ? undefined : answer;

/** The state without an answer, which is only logged (SVL-11): there may or may not be surveys. */
const unanswered: SurveyAnswer = { refused: true, surveys: [], errors: [], info: [] };

function toState(answer: SurveyAnswer | undefined, refreshing: boolean): SurveysState {
  if (!answer) return { status: 'loading' };
  const { refused, surveys, errors, info } = answer;
  if (refused) return { status: 'failed', errors, info };
  if (surveys.length === 0) return { status: 'empty', errors, info };
  return { status: 'ready', surveys, errors, info, refreshing };
}
