import type { Brand } from '@cb/features/store/catalogue';
import type { Denomination } from './catalogue.ts';
import type { CbCode } from './codes.ts';
import type {
  CountryLanguage,
  StoredResponse,
  LedgerEntry,
  Member,
  Order,
  Referral,
  Session,
  Survey,
} from './records.ts';
import type { Answer, Question } from './questions.ts';

/**
 * The mock backend's data, as plain JSON. Lists rather than objects by id, so that a lookup by
 * untrusted text cannot reach a prototype.
 */
export interface WorldState {
  /** The number for the next generated id. */
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
  storedResponses: StoredResponse[];
  /** When the stats were counted, in ms since 1970; without it, they are always up to date. */
  statsCountedAt?: number;
}
