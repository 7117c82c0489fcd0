import type { Provider } from '../../components/ProviderLogo/ProviderLogo.tsx';

/** Where a survey is taken; an address that is not safe to open is refused. */
export type SurveyLink = { readonly href: string } | { readonly refused: 'missing' | 'insecure' };

/** A survey as the screens show it (SVC-01). */
export interface Survey {
  /** Its place in the provider's list, from 1; stays when the list is sorted. */
  readonly number: number;
  readonly name: string;
  readonly minutes: number;
  /** CB for completing it; not a number where the provider gave none that can be read. */
  readonly cb: number;
  /** 0 is no rating yet; at most `outOf`. */
  readonly rating: number;
  readonly outOf: number;
  readonly provider: Provider;
  readonly link: SurveyLink;
}

/** Messages of the provider's answer. */
export interface SurveyMessages {
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

/** One provider's surveys. After a call without an answer they are `failed`, without messages (SVL-11). */
export type SurveysState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'empty' } & SurveyMessages)
  | ({ readonly status: 'failed' } & SurveyMessages)
  | ({ readonly status: 'ready'; readonly surveys: readonly Survey[] } & SurveyMessages);

/** CB earned in a minute. */
export const cbPerMinute = ({ cb, minutes }: Survey) => cb / minutes;

/** Best first: the most CB, the fewest minutes, the most CB in a minute. */
export type SurveyOrder = 'reward' | 'time' | 'rate';

const worth: Readonly<Record<SurveyOrder, (survey: Survey) => number>> = {
  reward: ({ cb }) => cb,
  time: ({ minutes }) => -minutes,
  rate: cbPerMinute,
};

/** The surveys in an order, those whose reward is unknown last; without one as the provider listed them. */
export function sortSurveys(surveys: readonly Survey[], order: SurveyOrder | undefined) {
  if (!order) return surveys;
  const valueOf = (survey: Survey) => {
    const value = worth[order](survey);
    return Number.isNaN(value) ? -Infinity : value;
  };
  // Two unknown ones are equal: their difference is NaN, which a sort takes for 0.
  return surveys.toSorted((a, b) => valueOf(b) - valueOf(a));
}
