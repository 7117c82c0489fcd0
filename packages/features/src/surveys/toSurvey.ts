import type { Survey, SurveyLink } from '@cb/ui/domain/survey';
import * as v from 'valibot';
import { safeLink } from '../shared/basics/address.ts';
import { wireNumber } from '../shared/wire/records.ts';
import { textOfHtml } from '../shared/basics/textOfHtml.ts';

/** The defaults of a row, in CB, minutes and points (SVC-08). */
const defaultCb = 200;
const defaultMinutes = 30;
const defaultBestRating = 5;

/** The schema of a field that counts as missing if it is invalid. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Minutes, from 0.5, which rounds to 1, up to a day; other values are not a survey's length. */
const minutes = optional(v.pipe(wireNumber, v.minValue(0.5), v.maxValue(1440)));
const noDetails = { BidLengthOfInterview: undefined, SurveyName: undefined };

/** An item of a survey list (SVC-04 to SVC-07). `toSurvey` checks CPI, because an invalid one is not the same as none. */
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
      noDetails,
    ),
    noDetails,
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
  const { Survey: details, LOI, MatchedQualificationsPercentage: match } = item;
  const outOf = item.OutOf ?? defaultBestRating;
  return {
    number: index + 1,
    name: details.SurveyName,
    minutes: Math.max(1, Math.round(details.BidLengthOfInterview ?? LOI ?? defaultMinutes)),
    cb: toReward(item.CPI ?? defaultCb),
    rating: Math.min(item.Rating ?? 0, outOf),
    outOf,
    match: match === undefined ? undefined : Math.min(100, Math.max(0, match)),
    rank: item.Rank,
    provider,
    link: toLink(item.Link),
  };
}

const reward = v.fallback(v.pipe(wireNumber, v.minValue(0)), Number.NaN);

/** Reads a reward in CB. A negative or non-numeric one is unknown: NaN. */
const toReward = (CPI: unknown) => v.parse(reward, CPI);

/**
 * Returns a survey's link, unless it is unsafe to open or leads to this site, where no survey is.
 */
function toLink(link = ''): SurveyLink {
  if (link.trim() === '') return { refused: 'missing' };
  const url = safeLink(link);
  return url ? { href: url.href } : { refused: 'unsafe' };
}
