import type { Brand } from '@cb/features/store/catalogue';
import type { Denomination } from './catalogue.ts';
import type { CbCode } from './codes.ts';
import type {
  CountryLanguage,
  KeptAnswer,
  LedgerEntry,
  Member,
  Order,
  Referral,
  Session,
  Survey,
} from './records.ts';
import type { Answer, Question } from './questions.ts';

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
