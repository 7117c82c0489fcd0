import type { Survey, SurveyLink } from '@cb/ui/domain/survey';
import * as v from 'valibot';
import { safeLink } from '../shared/basics/address.ts';
import { wireNumber } from '../shared/wire/records.ts';
import { textOfHtml } from '../shared/basics/textOfHtml.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Minutes, from 0.5 up to a day; other values are not a survey's length. */
const minutes = optional(v.pipe(wireNumber, v.minValue(0.5), v.maxValue(1440)));
const none = { BidLengthOfInterview: undefined, SurveyName: undefined };

/** An item of a survey list (SVC-04 to SVC-07). Invalid fields count as missing, but an invalid CPI as unknown. */
export const surveyItem = v.object({
  Link: optional(v.string()),
  CPI: v.optional(v.unknown()),
  LOI: minutes,
  Survey: v.fallback(
    v.optional(
      v.object({
        BidLengthOfInterview: minutes,
        SurveyName: optional(v.pipe(v.string(), v.transform(textOfHtml), v.nonEmpty())),
      }),
      none,
    ),
    none,
  ),
  MatchedQualificationsPercentage: optional(wireNumber),
  Rank: optional(wireNumber),
  Rating: optional(v.pipe(wireNumber, v.minValue(0))),
  OutOf: optional(v.pipe(wireNumber, v.minValue(1))),
});

/**
 * Converts an item for the screens, with the defaults of a row (SVC-08); `index` is its position in the
 * provider's list, from 0 (SVT-04, D15).
 */
export function toSurvey(
  item: v.InferOutput<typeof surveyItem>,
  index: number,
  provider: Survey['provider'],
): Survey {
  const { Survey, LOI, MatchedQualificationsPercentage: match, OutOf: outOf = 5 } = item;
  return {
    number: index + 1,
    name: Survey.SurveyName,
    minutes: Math.max(1, Math.round(Survey.BidLengthOfInterview ?? LOI ?? 30)),
    cb: toReward(item.CPI ?? 200),
    rating: Math.min(item.Rating ?? 0, outOf),
    outOf,
    match: match === undefined ? undefined : Math.min(100, Math.max(0, match)),
    rank: item.Rank,
    provider,
    link: toLink(item.Link),
  };
}

const reward = v.fallback(v.pipe(wireNumber, v.minValue(0)), Number.NaN);

/** Reads a reward. A negative or non-numeric one is unknown. */
const toReward = (CPI: unknown) => v.parse(reward, CPI);

/**
 * Returns a survey's link, unless it is unsafe to open or leads to this site, where no survey is.
 */
function toLink(link = ''): SurveyLink {
  if (link.trim() === '') return { refused: 'missing' };
  const url = safeLink(link);
  return url ? { href: url.href } : { refused: 'unsafe' };
}
