import * as v from 'valibot';

/** A number, or a text that contains one. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  v.finite(),
);
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Minutes, from 0.5 up to a day; other values are not a survey's length. */
const minutes = optional(v.pipe(amount, v.minValue(0.5), v.maxValue(1440)));
const none = { BidLengthOfInterview: undefined, SurveyName: undefined };

export const surveyItem = v.object({
  Link: optional(v.string()),
  CPI: v.optional(v.unknown()),
  LOI: minutes,
  Survey: v.fallback(
    v.optional(
      v.object({
        BidLengthOfInterview: minutes,
        SurveyName: optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
      }),
      none,
    ),
    none,
  ),
  MatchedQualificationsPercentage: optional(amount),
  Rank: optional(amount),
  Rating: optional(v.pipe(amount, v.minValue(0))),
  OutOf: optional(v.pipe(amount, v.minValue(1))),
});

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

/** A survey under the wire's names, with the row defaults (SVC-04 to SVC-08). */
export interface SurveyRecord {
  readonly surveyName: string | undefined;
  /** In minutes. */
  readonly time: number;
  readonly link: string | undefined;
  /** In CB; NaN if the server sent an invalid reward. */
  readonly cb: number;
  readonly Rating: number;
  readonly OutOf: number;
  /** 0..100. */
  readonly Matched: number | undefined;
  readonly Yeild: number | undefined;
  readonly PartnerCode: PartnerCode;
}

/**
 * Reads an item of a survey list; invalid fields are ignored. `undefined` if it is not an object.
 */
export function surveyRecord(value: unknown, PartnerCode: PartnerCode): SurveyRecord | undefined {
  const parsed = v.safeParse(surveyItem, value);
  if (!parsed.success) return undefined;
  const { Link, CPI, Survey, LOI, MatchedQualificationsPercentage, Rank, Rating, OutOf } =
    parsed.output;
  return {
    surveyName: Survey.SurveyName,
    time: Survey.BidLengthOfInterview ?? LOI ?? 30,
    link: Link,
    cb: CPI === undefined || CPI === null ? 200 : reward(CPI),
    Rating: Rating ?? 0,
    OutOf: OutOf ?? 5,
    Matched: MatchedQualificationsPercentage,
    Yeild: Rank,
    PartnerCode,
  };
}

const worth = v.pipe(amount, v.minValue(0));

/** Reads the reward. A missing one has the default; a negative or non-numeric one is unknown. */
function reward(CPI: unknown) {
  const parsed = v.safeParse(worth, CPI);
  return parsed.success ? parsed.output : Number.NaN;
}
