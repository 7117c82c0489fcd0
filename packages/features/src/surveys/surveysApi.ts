import type { Survey, SurveyMessages } from '@cb/ui/domain/survey';
import { queryOptions } from '@tanstack/react-query';
import { CallError, isReadable } from '../shared/wire/CallError.ts';
import { post } from '../shared/wire/post.ts';
import { readList } from '../shared/wire/records.ts';
import { listCalls, type PartnerCode, surveysBody, type SurveyCalls } from './surveyCalls.ts';
import { surveyItem, toSurvey } from './toSurvey.ts';

/** The calls of the survey service, which includes CINT (CAL-10, D11). */
export const serviceCalls: SurveyCalls = { ...listCalls, CINT: '/cint/getSurveys' };

export interface SurveyResponse extends SurveyMessages {
  readonly surveys: readonly Survey[];
  /** Whether it is unknown if there are surveys, because the provider refused. */
  readonly refused: boolean;
}

const noSurveys: SurveyResponse = { refused: false, surveys: [], errors: [], info: [] };

/** Fetches a partner's surveys. Throws a CallError if there is no envelope. */
export async function fetchSurveys(
  partner: PartnerCode,
  calls: SurveyCalls,
  signal?: AbortSignal,
): Promise<SurveyResponse> {
  const path = calls[partner];
  if (!path) return noSurveys;
  const result = await post(path, surveysBody(partner), { ...(signal && { signal }) });
  if (result.kind !== 'responded') throw new CallError(result);
  const { data, errors, info } = result.envelope;
  if (!isReadable(result)) return { refused: true, surveys: [], errors, info };
  const surveys = readList(path, data, surveyItem).map((item, index) =>
    toSurvey(item, index, partner),
  );
  return { refused: false, surveys, errors, info };
}

/** How long surveys are cached, to be shown at once when the member comes back, in ms (D199). */
const cacheMs = 60_000;

/** A partner's surveys, fetched again whenever they are shown, because surveys fill up quickly. */
export const surveysQuery = (partner: PartnerCode, calls: SurveyCalls = listCalls) =>
  queryOptions({
    queryKey: ['surveys', partner, calls[partner]],
    queryFn: ({ signal }) => fetchSurveys(partner, calls, signal),
    staleTime: 0,
    gcTime: cacheMs,
  });
