import { Amount } from '../../../components/Amount/Amount.tsx';
import type { Stat } from '../../../components/StatList/StatList.tsx';

/** Amounts in CB; NaN where unknown. */
export type CbFigures = Readonly<
  Record<'current' | 'lifetime' | 'week' | 'month' | 'claimed', number>
>;

/** Numbers of referrals; NaN where unknown. */
export type ReferralFigures = Readonly<Record<'lifetime' | 'week' | 'month', number>>;

interface Figures {
  readonly cb: CbFigures;
  readonly referrals: ReferralFigures;
}

const ofCb = [
  ['current', 'CB Count'],
  ['lifetime', 'Lifetime CBs Earned'],
  ['week', 'CBs This Week'],
  ['month', 'CBs This Month'],
  ['claimed', 'CBs Claimed'],
] as const;

const ofReferrals = [
  ['lifetime', 'Referral Count'],
  ['week', 'Referrals This Week'],
  ['month', 'Referrals This Month'],
] as const;

const count = (value: number, locale: string) =>
  Number.isFinite(value) ? new Intl.NumberFormat(locale).format(value) : '—';

/**
 * Returns the eight figures in the specified order (STA-03, STA-04); without values until known.
 */
export function figures(known: Figures | undefined, locale: string): Stat[] {
  return [
    ...ofCb.map(([name, label]) => ({ label, value: known && <Amount cb={known.cb[name]} /> })),
    ...ofReferrals.map(([name, label]) => ({
      label,
      value: known && count(known.referrals[name], locale),
    })),
  ];
}
