import type { Provider } from '../components/ProviderLogo/ProviderLogo.tsx';

/** The link to a survey, or why it cannot be opened: missing, or not safe. */
export type SurveyLink = { readonly href: string } | { readonly refused: 'missing' | 'insecure' };

/** A survey for the screens (SVC-01). */
export interface Survey {
  /** Its position in the provider's list, from 1; sorting does not change it. */
  readonly number: number;
  readonly name: string;
  readonly minutes: number;
  /** The CB for completing it; NaN if the provider sent no valid reward. */
  readonly cb: number;
  /** At most `outOf`; 0 if there is no rating yet. */
  readonly rating: number;
  readonly outOf: number;
  /** The match with the member's profile in percent; undefined if the provider sends none. */
  readonly match: number | undefined;
  /** The provider's own order of preference, 1 the best; undefined if the provider sends none. */
  readonly rank: number | undefined;
  readonly provider: Provider;
  readonly link: SurveyLink;
}

/** The messages of the provider's answer. */
export interface SurveyMessages {
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

/** One provider's surveys; `failed` without messages if there was no answer (SVL-11). */
export type SurveysState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'empty' } & SurveyMessages)
  | ({ readonly status: 'failed' } & SurveyMessages)
  | ({ readonly status: 'ready'; readonly surveys: readonly Survey[] } & SurveyMessages);

/** Returns the CB earned per minute. */
export const cbPerMinute = ({ cb, minutes }: Survey) => cb / minutes;

/** Returns the surveys that can be opened and pay something. */
const worthwhile = (surveys: readonly Survey[]) =>
  surveys.filter(({ cb, link }) => cb > 0 && 'href' in link);

const byRank = ({ rank: a = Infinity }: Survey, { rank: b = Infinity }: Survey) =>
  a === b ? 0 : a - b;

/** Returns the survey with the most CB per minute; of several equal ones that of the best rank (D15). */
export const bestSurvey = (surveys: readonly Survey[]): Survey | undefined =>
  sortSurveys(worthwhile(surveys).toSorted(byRank), 'rate')[0];

/** Returns the shortest survey, or the first of several equal ones. */
export const shortestSurvey = (surveys: readonly Survey[]): Survey | undefined =>
  sortSurveys(worthwhile(surveys), 'time')[0];

/** The order, best first: the most CB, the fewest minutes, or the most CB per minute. */
export type SurveyOrder = 'reward' | 'time' | 'rate';

const worth: Readonly<Record<SurveyOrder, (survey: Survey) => number>> = {
  reward: ({ cb }) => cb,
  time: ({ minutes }) => -minutes,
  rate: cbPerMinute,
};

/** Returns the surveys in an order, unknown rewards last; without an order, in the provider's. */
export function sortSurveys(surveys: readonly Survey[], order: SurveyOrder | undefined) {
  if (!order) return surveys;
  const valueOf = (survey: Survey) => {
    const value = worth[order](survey);
    return Number.isNaN(value) ? -Infinity : value;
  };
  // For two unknown rewards the difference is NaN, which sorting treats as 0.
  return surveys.toSorted((a, b) => valueOf(b) - valueOf(a));
}
