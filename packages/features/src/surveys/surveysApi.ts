import type { Survey, SurveyMessages } from '@cb/ui/domain/survey';
import { queryOptions } from '@tanstack/react-query';
import { CallError, isReadable } from '../wire/CallError.ts';
import { post } from '../wire/post.ts';
import { readList } from '../wire/records.ts';
import { surveyItem, toSurvey } from './toSurvey.ts';

/** The partner codes (SVC-09), those with their own tab first. */
export const partnerCodes = [
  'YOURSURVEYS',
  'RAPIDOREACH',
  'PURESPECTRUM',
  'SSI',
  'SAMPLY',
  'CINT',
] as const;

export type PartnerCode = (typeof partnerCodes)[number];

/** The calls of the survey list by partner code; other codes have none (CAL-09, D12). */
export const listCalls: SurveyCalls = {
  SAMPLY: '/getMatchingSurveysByUser',
  PURESPECTRUM: '/getMatchingSurveysByUser',
  RAPIDOREACH: '/rapidoreach/getSurveys',
  YOURSURVEYS: '/yoursurveys/getSurveys',
  SSI: '/ssi/listSurveys',
};

/** The calls of the survey service, which includes CINT (CAL-10, D11). */
export const serviceCalls: SurveyCalls = { ...listCalls, CINT: '/cint/getSurveys' };

type SurveyCalls = Readonly<Partial<Record<PartnerCode, `/${string}`>>>;

/** The number of surveys to fetch, and how many to skip (SVL-12). */
const limit = 50;
const skip = 0;

export interface SurveyAnswer extends SurveyMessages {
  readonly surveys: readonly Survey[];
  /** Whether the provider did not say if there are surveys. */
  readonly refused: boolean;
}

const noSurveys: SurveyAnswer = { refused: false, surveys: [], errors: [], info: [] };

/** Fetches a partner's surveys. Throws a CallError if there is no envelope. */
export async function fetchSurveys(
  partner: PartnerCode,
  calls: SurveyCalls,
  signal?: AbortSignal,
): Promise<SurveyAnswer> {
  const path = calls[partner];
  if (!path) return noSurveys;
  // Pure Spectrum gets no limit (decision D12).
  const body =
    partner === 'PURESPECTRUM'
      ? { PartnerCode: partner, skip }
      : { PartnerCode: partner, limit, skip };
  const result = await post(path, body, { ...(signal && { signal }) });
  if (result.kind !== 'answered') throw new CallError(result);
  const { data, errors, info } = result.envelope;
  if (!isReadable(result)) return { refused: true, surveys: [], errors, info };
  const surveys = readList(path, data, surveyItem).map((item, index) =>
    toSurvey(item, index, partner),
  );
  return { refused: false, surveys, errors, info };
}

/** How long surveys are kept to be shown at once when the member comes back, in ms (D199). */
const keptMs = 60_000;

/** A partner's surveys, fetched again whenever they are shown, because surveys fill up quickly. */
export const surveysQuery = (partner: PartnerCode, calls: SurveyCalls = listCalls) =>
  queryOptions({
    queryKey: ['surveys', partner, calls[partner]],
    queryFn: ({ signal }) => fetchSurveys(partner, calls, signal),
    staleTime: 0,
    gcTime: keptMs,
  });
