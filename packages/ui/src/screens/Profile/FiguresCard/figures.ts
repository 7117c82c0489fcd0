/** Amounts in CB; NaN if unknown. */
export type CbFigures = Readonly<
  Record<'current' | 'lifetime' | 'week' | 'month' | 'claimed', number>
>;

/** Numbers of referrals; NaN if unknown. */
export type ReferralFigures = Readonly<Record<'lifetime' | 'week' | 'month', number>>;

export type StatsState =
  | { status: 'loading' }
  /** The errors of a refusal; empty if there was no answer. */
  | { status: 'failed'; errors: readonly string[] }
  /** The last known figures, with the errors of a later refusal. */
  | { status: 'ready'; cb: CbFigures; referrals: ReferralFigures; errors: readonly string[] };

/** The figures with their specified names, in order (STA-03). "CB Count" is in the wallet. */
export const ofCb = [
  ['lifetime', 'Lifetime CBs Earned'],
  ['week', 'CBs This Week'],
  ['month', 'CBs This Month'],
  ['claimed', 'CBs Claimed'],
] as const;

/** The referral figures with their specified names, in order (STA-04). */
export const ofReferrals = [
  ['lifetime', 'Referral Count'],
  ['week', 'Referrals This Week'],
  ['month', 'Referrals This Month'],
] as const;

/**
 * Returns how much of the earned CB the member still has, in percent; `undefined` if the figures are
 * unknown.
 */
export function shareKept({ current, claimed }: CbFigures): number | undefined {
  const all = current + claimed;
  return current >= 0 && claimed >= 0 && all > 0 ? (current / all) * 100 : undefined;
}
