import type { Brand, Denomination } from './catalogue.ts';
import type { CbCode } from './codes.ts';
import type { CountryLanguage } from './countryLanguages.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Member } from './members.ts';
import type { Offer } from './offers.ts';
import type { Order } from './orders.ts';
import type { Answer, Question } from './questions.ts';
import type { Referral } from './referrals.ts';
import type { Session } from './sessions.ts';
import type { Survey } from './surveys.ts';

/**
 * Everything the pretend backend knows, as plain JSON. Lists throughout: looking up untrusted
 * text in a list can never hit an object's prototype.
 */
export interface WorldState {
  /** Number of the next thing that needs an id. */
  nextId: number;
  members: Member[];
  sessions: Session[];
  ledger: LedgerEntry[];
  surveys: Survey[];
  offers: Offer[];
  referrals: Referral[];
  orders: Order[];
  brands: Brand[];
  denominations: Denomination[];
  questions: Question[];
  answers: Answer[];
  countryLanguages: CountryLanguage[];
  codes: CbCode[];
  keptAnswers: KeptAnswer[];
}

/** The lists a state must have, for whoever reads one from outside. */
export const stateLists = [
  'members',
  'sessions',
  'ledger',
  'surveys',
  'offers',
  'referrals',
  'orders',
  'brands',
  'denominations',
  'questions',
  'answers',
  'countryLanguages',
  'codes',
  'keptAnswers',
] as const satisfies readonly (keyof WorldState)[];
