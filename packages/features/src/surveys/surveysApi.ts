import type { Survey, SurveyMessages } from '@cb/ui/domain/survey';
import { queryOptions } from '@tanstack/react-query';
import { CallError, isReadable } from '../shared/wire/CallError.ts';
import { post, type PostOptions } from '../shared/wire/post.ts';
import { readList } from '../shared/wire/records.ts';
import { listCalls, type PartnerCode, surveysBody, type SurveyCalls } from './surveyCalls.ts';
import { surveyItem, toSurvey } from './toSurvey.ts';

/** The calls of the survey service, which includes CINT (CAL-10, D11). */
export const serviceCalls: SurveyCalls = { ...listCalls, CINT: '/cint/getSurveys' };

export interface SurveyResponse extends SurveyMessages {
  readonly surveys: readonly Survey[];
  /** Whether the provider refused, so that it is unknown whether there are surveys. */
  readonly refused: boolean;
}

const noSurveys: SurveyResponse = { refused: false, surveys: [], errors: [], info: [] };

/** Fetches a partner's surveys; none if the partner has no call. Throws a CallError if there is no envelope. */
export async function fetchSurveys(
  partner: PartnerCode,
  calls: SurveyCalls,
  options?: PostOptions,
): Promise<SurveyResponse> {
  const path = calls[partner];
  if (!path) return noSurveys;
  const result = await post(path, surveysBody(partner), options);
  if (result.kind !== 'responded') throw new CallError(result);
  const { data, errors, info } = result.envelope;
  if (!isReadable(result)) return { refused: true, surveys: [], errors, info };
  const surveys = readList(path, data, surveyItem).map((item, index) =>
    toSurvey(item, index, partner),
  );
  return { refused: false, surveys, errors, info };
}

/** How long unused surveys stay cached, in ms, to be shown at once when the member comes back (D199). */
const cacheMs = 60_000;

/** A partner's surveys, fetched again whenever they are shown, because surveys fill up quickly. */
export const surveysQuery = (partner: PartnerCode, calls: SurveyCalls = listCalls) =>
  queryOptions({
    queryKey: ['surveys', partner, calls[partner]],
    queryFn: ({ signal }) => fetchSurveys(partner, calls, { signal }),
    staleTime: 0,
    gcTime: cacheMs,
  });
