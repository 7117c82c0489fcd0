import type { Survey, SurveyChoice, SurveySort, SurveysState } from '@cb/ui/domain/survey';
import { type SurveyTab, surveyTabs } from '@cb/ui/screens/Surveys/SurveyListScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { type SurveyResponse, surveysQuery } from './surveysApi.ts';
import type { PartnerCode } from './surveyCalls.ts';

const sorts: readonly SurveySort[] = ['reward', 'time', 'rate', 'match'];

/** Parses the sort in the URL; unknown values mean the provider's own order. */
export const parseSort = (text: string | null): SurveySort | undefined =>
  sorts.find((sort) => sort === text);

const choices: readonly SurveyChoice[] = ['3min', '15min', 'paid'];

/** Parses the choice in the URL; unknown values mean all surveys. */
export const parseChoice = (text: string | null): SurveyChoice | undefined =>
  choices.find((choice) => choice === text);

/** Parses the tab in the URL, which is written in lower case; unknown values mean the first tab (SVL-03). */
export const parseTab = (text: string | null): SurveyTab =>
  surveyTabs.find(({ value }) => value.toLowerCase() === text)?.value ?? surveyTabs[0].value;

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

/** A query's last response, and whether it is being fetched or could not be fetched again. */
interface Fetched {
  readonly data: SurveyResponse | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** Returns the response to show. While it is fetched again, and if that fails, only one with surveys is. */
const toShownResponse = ({ data, isFetching, isError }: Fetched) =>
  (isFetching || isError) && data?.surveys.length === 0 ? undefined : data;

/** The state without a response, which is only logged (SVL-11): there may or may not be surveys. */
const noResponse: SurveyResponse = { refused: true, surveys: [], errors: [], info: [] };

/** Returns the state of a list of surveys. */
export function toSurveysState(fetched: Fetched): SurveysState {
  const refreshing = fetched.isFetching;
  const response = toShownResponse(fetched) ?? (refreshing ? undefined : noResponse);
  if (!response) return { status: 'loading' };
  const { refused, surveys, errors, info } = response;
  if (refused) return { status: 'failed', errors, info };
  if (surveys.length === 0) return { status: 'empty', errors, info };
  return { status: 'ready', surveys, errors, info, refreshing };
}

/**
 * Returns the surveys that the rows of the survey wall have loaded, without a call. They are `undefined`
 * while a row has none to show, and null if both failed.
 */
export function useCachedSurveys(): CachedSurveys {
  const yours = useCachedPartner('YOURSURVEYS');
  const ssi = useCachedPartner('SSI');
  return useMemo(() => mergeSurveys(yours, ssi), [yours, ssi]);
}

/** Returns a partner's cached surveys; `undefined` while they load, null if they failed to load. */
function useCachedPartner(partner: PartnerCode): CachedSurveys {
  const { data, isError, isFetching } = useCached(surveysQuery(partner));
  const shownResponse = toShownResponse({ data, isFetching, isError });
  if (shownResponse) return shownResponse.refused ? null : shownResponse.surveys;
  return isError && !isFetching ? null : undefined;
}

type CachedSurveys = readonly Survey[] | null | undefined;

function mergeSurveys(yours: CachedSurveys, ssi: CachedSurveys): CachedSurveys {
  if (yours === undefined || ssi === undefined) return undefined;
  return yours || ssi ? [...(yours ?? []), ...(ssi ?? [])] : null;
}
