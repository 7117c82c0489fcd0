import { formatAmount, formatValue, missingCb, sumCb } from './amount.ts';

/** A gift card that a member saves for. */
export interface GoalCard {
  /** The brand's name. */
  readonly name: string;
  /** The card's value in its own currency; `currency` is an ISO 4217 code or the vendor's own name. */
  readonly value: number;
  readonly currency: string;
  /** The price, in CB. */
  readonly price: number;
}

/** Returns the CB missing for a goal, rounded up to whole CB; 0 if the balance suffices. */
export const missingWholeCb = (price: number, balance: number) =>
  Math.ceil(missingCb(price, balance));

/** Returns how many surveys earn the missing CB, rounded up to whole surveys. */
export const countSurveys = (missing: number, cbPerSurvey: number) =>
  Math.ceil(sumCb(missing / cbPerSurvey));

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns "about five surveys at your pace"; '' without a pace or a missing CB. */
export function paceText(missing: number, cbPerSurvey: number | undefined, locale: string) {
  if (missing === 0 || cbPerSurvey === undefined) return '';
  const surveys = countSurveys(missing, cbPerSurvey);
  const count = numberWords[surveys - 1] ?? surveys.toLocaleString(locale);
  return `about ${count} ${surveys === 1 ? 'survey' : 'surveys'} at your pace`;
}

/** Returns a card's name with its value, as "Bluebird Coffee $25". */
export const goalName = ({ name, value, currency }: Omit<GoalCard, 'price'>, locale: string) =>
  `${name} ${formatValue(value, currency, locale)}`;

/** The member's balance and average earnings. */
export interface GoalProgress {
  /** The balance, in CB. */
  readonly balance: number;
  /** The CB that the member earns with a survey on average; undefined if unknown. */
  readonly cbPerSurvey: number | undefined;
}

/** Returns "Bluebird Coffee $25: 413 CB to go, about five surveys at your pace". */
export function goalText(goal: GoalCard, { balance, cbPerSurvey }: GoalProgress, locale: string) {
  const missing = missingWholeCb(goal.price, balance);
  const pace = paceText(missing, cbPerSurvey, locale);
  const progress =
    missing === 0
      ? 'you have enough for it'
      : [`${formatAmount(missing, { locale })} to go`, pace].filter(Boolean).join(', ');
  return `${goalName(goal, locale)}: ${progress}`;
}
