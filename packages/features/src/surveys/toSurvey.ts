import type { Survey, SurveyLink } from '@cb/ui/domain/survey';
import { safeUrl } from '../wire/address.ts';
import type { SurveyRecord } from './surveyRecord.ts';

/**
 * Converts a record for the screens; `index` is its position in the provider's list, from 0
 * (SVT-04, D15).
 */
export function toSurvey(record: SurveyRecord, index: number): Survey {
  const number = index + 1;
  return {
    number,
    name: record.surveyName ?? `Survey ${number}`,
    minutes: Math.max(1, Math.round(record.time)),
    cb: record.cb,
    rating: Math.min(record.Rating, record.OutOf),
    outOf: record.OutOf,
    match: record.Matched === undefined ? undefined : clampPercent(record.Matched),
    provider: record.PartnerCode,
    link: toLink(record.link),
  };
}

const clampPercent = (value: number) => Math.min(100, Math.max(0, value));

/**
 * Returns a survey's link. Surveys are always on another site, so a link to this one is refused.
 */
function toLink(link: string | undefined): SurveyLink {
  if (link === undefined || link.trim() === '') return { refused: 'missing' };
  const url = safeUrl(link);
  return url ? { href: url.href } : { refused: 'insecure' };
}
