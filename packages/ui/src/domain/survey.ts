import type { Provider } from '../components/ProviderLogo/ProviderLogo.tsx';
import { sumCb } from './amount.ts';

/** The link to a survey, or why it cannot be opened: missing, or not safe. */
export type SurveyLink = { readonly href: string } | { readonly refused: 'missing' | 'unsafe' };

/** A survey for the screens (SVC-01). */
export interface Survey {
  /** Its position in the provider's list, from 1; sorting does not change it. */
  readonly number: number;
  /** Its topic; undefined if the provider sends none. */
  readonly name: string | undefined;
  /** The duration that the provider states. */
  readonly minutes: number;
  /** The CB for completing it; NaN if the provider sent no valid reward. */
  readonly cb: number;
  /** At most `outOf`; 0 if there is no rating yet. */
  readonly rating: number;
  /** The best possible rating. */
  readonly outOf: number;
  /** The match with the member's profile in percent; undefined if the provider sends none. */
  readonly match: number | undefined;
  /** The provider's own order of preference, 1 the best; undefined if the provider sends none. */
  readonly rank: number | undefined;
  /** The partner code. */
  readonly provider: Provider;
  /** The link that opens it, or why there is none. */
  readonly link: SurveyLink;
}

/** The messages of the provider's response. */
export interface SurveyMessages {
  /** The Errors of the response, as plain text. */
  readonly errors: readonly string[];
  /** The Info of the response, as plain text. */
  readonly info: readonly string[];
}

/** One provider's surveys; `failed` without messages if there was no response (SVL-11). */
export type SurveysState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'empty' } & SurveyMessages)
  | ({ readonly status: 'failed' } & SurveyMessages)
  | ({
      readonly status: 'ready';
      readonly surveys: readonly Survey[];
      /** Whether they are fetched again (D199). */
      readonly refreshing?: boolean;
    } & SurveyMessages);

/** Whether the call is in flight, which shows the loading text and hides the messages (SVL-09, SVL-10). */
export const isLoading = (state: SurveysState) =>
  state.status === 'loading' || (state.status === 'ready' && state.refreshing === true);

const noMessages: SurveyMessages = { errors: [], info: [] };

/** Returns the messages of the last response; none before the first. */
export const messagesOf = (state: SurveysState): SurveyMessages =>
  state.status === 'loading' ? noMessages : state;

/** Returns a survey's name, or "Survey N" with its number in the provider's list (D15). */
export const nameOf = ({ name, number }: Survey) => name ?? `Survey ${number}`;

/** Returns the CB earned per minute. */
export const cbPerMinute = ({ cb, minutes }: Survey) => sumCb(cb / minutes);

/** Whether a survey shows its CB per minute: at least 0.1, since less would read "0.0 CB" (D288). */
export const hasRate = (survey: Survey) => cbPerMinute(survey) >= 0.1;

/** Returns the surveys that can be opened and pay something. */
const rewardingOf = (surveys: readonly Survey[]) =>
  surveys.filter(({ cb, link }) => cb > 0 && 'href' in link);

const byRank = ({ rank: a = Infinity }: Survey, { rank: b = Infinity }: Survey) =>
  a === b ? 0 : a - b;

/** Returns the CB per minute times the match, which counts as half if it is unknown (D183). */
const expectedRate = (survey: Survey) => cbPerMinute(survey) * ((survey.match ?? 50) / 100);

/**
 * Returns the survey with the highest CB per minute times match, by rank if several are equal. Leaves out those
 * that pay least, unless all pay the same (D183).
 */
export function bestSurvey(surveys: readonly Survey[]): Survey | undefined {
  const rewarding = rewardingOf(surveys);
  const leastCb = Math.min(...rewarding.map(({ cb }) => cb));
  const betterPaid = rewarding.filter(({ cb }) => cb > leastCb);
  const candidates = betterPaid.length > 0 ? betterPaid : rewarding;
  return candidates.toSorted((a, b) => expectedRate(b) - expectedRate(a) || byRank(a, b))[0];
}

/** Returns the shortest survey, or the first of several equal ones. */
export const shortestSurvey = (surveys: readonly Survey[]): Survey | undefined =>
  sortSurveys(rewardingOf(surveys), 'time')[0];

/** The order of surveys, best first: by CB, fewest minutes, CB per minute, or match with the profile. */
export type SurveySort = 'reward' | 'time' | 'rate' | 'match';

const sortValues: Readonly<Record<SurveySort, (survey: Survey) => number>> = {
  reward: ({ cb }) => cb,
  time: ({ minutes }) => -minutes,
  rate: cbPerMinute,
  match: ({ match = Number.NaN }) => match,
};

/** A choice of the wall's surveys: by length, or those that pay best. */
export type SurveyChoice = '3min' | '15min' | 'paid';

/**
 * Returns the surveys of a choice: of at most 3 or 15 minutes, or the better-paid half, best first (D184).
 */
export function chooseSurveys(surveys: readonly Survey[], choice: SurveyChoice | undefined) {
  switch (choice) {
    case undefined:
      return surveys;
    case '3min':
      return surveys.filter(({ minutes }) => minutes <= 3);
    case '15min':
      return surveys.filter(({ minutes }) => minutes <= 15);
    case 'paid':
      return sortSurveys(surveys, 'reward').slice(0, Math.ceil(surveys.length / 2));
  }
}

/** Returns the surveys sorted, unknown values last; without a sort, in the provider's order. */
export function sortSurveys(surveys: readonly Survey[], sort: SurveySort | undefined) {
  if (!sort) return surveys;
  const valueOf = (survey: Survey) => {
    const value = sortValues[sort](survey);
    return Number.isNaN(value) ? -Infinity : value;
  };
  // For two unknown values the difference is NaN, which sorting treats as 0.
  return surveys.toSorted((a, b) => valueOf(b) - valueOf(a));
}
