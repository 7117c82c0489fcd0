import type { Survey, SurveysState } from '@cb/ui/domain/survey';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { type SurveyResponse, surveysQuery } from './surveysApi.ts';
import type { PartnerCode } from './surveyCalls.ts';

/**
 * Returns a partner's surveys for the screens, whether they are loading, and a function that reloads
 * them. Surveys that were shown before stay while they are fetched again (D199).
 */
export function useSurveys(query: ReturnType<typeof surveysQuery>) {
  const client = useQueryClient();
  const { data, isFetching, isError } = useQuery(query);
  return {
    state: toSurveysState({ data, isFetching, isError }),
    isFetching,
    // A reload clears the previous surveys first (SVC-12), even if it fails.
    reload: () => void client.resetQueries({ queryKey: query.queryKey, exact: true }),
  };
}

/** The result of a query for surveys: its last response, and whether it is being fetched or failed since. */
interface SurveysResult {
  readonly data: SurveyResponse | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/**
 * Returns the response to show. An empty list is not shown while it is fetched again, nor if that fails, because
 * there may be surveys by now.
 */
function toShownResponse({ data, isFetching, isError }: SurveysResult) {
  const mayBeOutdated = isFetching || isError;
  return mayBeOutdated && data?.surveys.length === 0 ? undefined : data;
}

/** Returns the state of a list of surveys. A missing response fails without a message (SVL-11). */
export function toSurveysState(result: SurveysResult): SurveysState {
  const response = toShownResponse(result);
  if (!response && result.isFetching) return { status: 'loading' };
  if (!response) return { status: 'failed', errors: [], info: [] };
  const { refused, surveys, errors, info } = response;
  if (refused) return { status: 'failed', errors, info };
  if (surveys.length === 0) return { status: 'empty', errors, info };
  return { status: 'ready', surveys, errors, info, refreshing: result.isFetching };
}

/** Surveys in the cache: `undefined` while they load, null if they failed to load. */
type CachedSurveys = readonly Survey[] | null | undefined;

/**
 * Returns the surveys that both rows of the survey wall have loaded, without a call: `undefined` while one of
 * them loads, null if both failed.
 */
export function useCachedSurveys(): CachedSurveys {
  const yours = useCachedSurveysOf('YOURSURVEYS');
  const ssi = useCachedSurveysOf('SSI');
  return useMemo(() => mergeSurveys(yours, ssi), [yours, ssi]);
}

function useCachedSurveysOf(partner: PartnerCode): CachedSurveys {
  const { data, isFetching, isError } = useCached(surveysQuery(partner));
  const response = toShownResponse({ data, isFetching, isError });
  if (response) return response.refused ? null : response.surveys;
  return isError && !isFetching ? null : undefined;
}

function mergeSurveys(yours: CachedSurveys, ssi: CachedSurveys): CachedSurveys {
  if (yours === undefined || ssi === undefined) return undefined;
  if (yours === null && ssi === null) return null;
  return [...(yours ?? []), ...(ssi ?? [])];
}
