import type { LedgerEntry } from './records.ts';
import { dayMs, type World } from './world.ts';

/** The figures of the stats card under their wire names: amounts in CB, and referral counts. */
export interface UserStats {
  readonly CB: Readonly<Record<'current' | 'lifetime' | 'week' | 'month' | 'claimed', number>>;
  readonly Referrals: Readonly<Record<'lifetime' | 'week' | 'month', number>>;
}

/**
 * Computes the stats from the ledger and referrals. A week is 7 days, a month 30. A returned
 * redemption counts as neither earned nor claimed.
 */
export function userStats(world: World, userId: string): UserStats {
  const { ledger, statsCountedAt = Number.POSITIVE_INFINITY } = world.state;
  const entries = ledger.filter((entry) => entry.userId === userId && entry.at <= statsCountedAt);
  const referrals = world.state.referrals.filter(({ referredBy }) => referredBy === userId);
  const since = (days: number) => world.now() - days * dayMs;
  const isRedeemed = ({ kind }: LedgerEntry) => kind === 'redemption' || kind === 'return';
  const redeemed = entries.filter(isRedeemed);
  const earned = entries.filter((entry) => !isRedeemed(entry));
  const earnedSince = (from: number) => sum(earned.filter(({ at }) => at >= from));
  const referredSince = (from: number) => referrals.filter(({ at }) => at >= from).length;
  return {
    CB: {
      current: sum(entries),
      lifetime: sum(earned),
      week: earnedSince(since(7)),
      month: earnedSince(since(30)),
      // Not `-sum(redeemed)`, which is -0 for a member who has redeemed nothing.
      claimed: 0 - sum(redeemed),
    },
    Referrals: {
      lifetime: referrals.length,
      week: referredSince(since(7)),
      month: referredSince(since(30)),
    },
  };
}

/** Adds up hundredths, to avoid floating-point errors. */
function sum(entries: readonly { readonly amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
}
