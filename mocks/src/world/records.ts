import type { WireEnvelope } from '@cb/features/shared/wire/wireEnvelope';

export interface Member {
  readonly id: string;
  /** Normalized: trimmed and in lower case. */
  readonly email: string;
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  /** RapidoReach's id of this member, with at least three segments (RPD-04). */
  readonly rapidoReachId: string;
  profile: BasicProfile;
}

export interface BasicProfile {
  firstName: string;
  lastName: string;
  city: string;
  zipCode: string;
  countryLanguageCode: string;
}

export interface Session {
  readonly token: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** `return` is for the CB returned from a rejected redemption. */
export type EntryKind =
  | 'survey'
  | 'offer'
  | 'referral'
  | 'code'
  | 'profile'
  | 'redemption'
  | 'return';

export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In CB, with at most two decimals; negative only for redemptions. */
  readonly amount: number;
  readonly kind: EntryKind;
  readonly description: string;
  readonly comments: readonly string[];
}

export const partnerCodes = [
  'SAMPLY',
  'RAPIDOREACH',
  'YOURSURVEYS',
  'PURESPECTRUM',
  'SSI',
  'CINT',
] as const;

export type PartnerCode = (typeof partnerCodes)[number];

export interface Survey {
  readonly id: string;
  readonly partner: PartnerCode;
  /** Its topic; empty if the provider gives none. */
  readonly name: string;
  /** The reward for completing it, in CB. */
  readonly cb: number;
  readonly minutes: number;
  /** The percentage of matched qualifications, 0 to 100. */
  readonly matched: number;
  readonly rank: number;
  readonly link: string;
}

export interface Referral {
  readonly id: string;
  readonly referredBy: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly email: string;
  /** Empty until the referred person fills in a profile. */
  readonly firstName: string;
  readonly lastName: string;
  /** Absent for a new referral, which the site shows as "New" (REF-11). */
  readonly status?: 'Active' | 'Inactive';
}

export type PaymentMethod = 'TANGOCARDS' | 'PAYZA' | 'PAYPAL' | 'PAYTM' | 'BITCOIN' | 'UPI';

export interface Order {
  readonly id: string;
  readonly userId: string;
  readonly method: PaymentMethod;
  status: 'Pending' | 'Approved' | 'Rejected';
  readonly cb: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly comments: readonly string[];
}

export interface CountryLanguage {
  readonly code: string;
  readonly name: string;
}

/** The stored response to a call with an idempotency key. */
export interface StoredResponse {
  /** The member, or the visitor's browser, that sent the call. */
  readonly owner: string;
  readonly key: string;
  /** The path and the body. */
  readonly request: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly envelope: WireEnvelope;
}
