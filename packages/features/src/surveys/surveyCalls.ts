// Separate from the queries, because the head script (`headRequests.ts` of the site) must import little.

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

/** The path of each partner's call. */
export type SurveyCalls = Readonly<Partial<Record<PartnerCode, `/${string}`>>>;

/** The paths of the survey list's calls by partner code; other codes have none (CAL-09, D12). */
export const listCalls = {
  SAMPLY: '/getMatchingSurveysByUser',
  PURESPECTRUM: '/getMatchingSurveysByUser',
  RAPIDOREACH: '/rapidoreach/getSurveys',
  YOURSURVEYS: '/yoursurveys/getSurveys',
  SSI: '/ssi/listSurveys',
} as const satisfies SurveyCalls;

/** The number of surveys to fetch, and how many to skip (SVL-12). */
const limit = 50;
const skip = 0;

/** Returns the path and body of a partner's call in the survey list. */
export const surveysCall = (partner: keyof typeof listCalls) =>
  [listCalls[partner], surveysBody(partner)] as const;

/** Returns the body of a partner's call. Pure Spectrum gets no limit (D12). */
export const surveysBody = (partner: PartnerCode) =>
  partner === 'PURESPECTRUM'
    ? { PartnerCode: partner, skip }
    : { PartnerCode: partner, limit, skip };
