import type { WireEnvelope } from '@cb/features/wire/envelope';
import type { PasswordHash } from './passwords.ts';

export interface Member {
  readonly id: string;
  /** As stored: trimmed and in lower case. */
  readonly email: string;
  password: PasswordHash;
  readonly gender: string;
  readonly country: string;
  readonly region: string;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  /** The provider's own name for this member; at least three segments (RPD-04). */
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

export type EntryKind = 'survey' | 'offer' | 'referral' | 'code' | 'profile' | 'redemption';

export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** CB, at most two decimals; negative for what was redeemed. */
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
  readonly name: string;
  /** CB for a completed survey. */
  readonly cb: number;
  readonly minutes: number;
  /** 0..100: how much of the member's profile the survey asks for. */
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
  /** Empty while the referred person has not filled in a profile. */
  readonly firstName: string;
  readonly lastName: string;
  /** Absent for a new one: the site then shows "New" (REF-11). */
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

/** An answer to a call that carried an idempotency key. */
export interface KeptAnswer {
  /** Whose answer it is: a member, or the browser of a visitor. */
  readonly owner: string;
  /** A hash, so that nobody can try passwords on the fingerprint below: that takes the key itself. */
  readonly keyHash: string;
  /** A hash of key, path and body; bodies hold passwords and are not kept. */
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly envelope: WireEnvelope;
}
