import { seedBrands, seedDenominations } from './catalogue.ts';
import { seedCodes } from './codes.ts';
import { seedCountryLanguages } from './countryLanguages.ts';
import type { LedgerEntry, Order } from './records.ts';
import { demoMemberId, seedMembers } from './members.ts';
import { seedAnswers, seedQuestions } from './questions.ts';
import { createRandom, type Random } from './random.ts';
import { seedReferrals } from './referrals.ts';
import type { WorldState } from './state.ts';
import { seedSurveys } from './surveys.ts';

export type MemberKind = 'new' | 'active' | 'rich';

interface Past {
  readonly earnings: number;
  /** CB of one earning, smallest and largest. */
  readonly each: readonly [number, number];
  readonly orders: number;
  readonly referrals: number;
  /** Share of the profile questions answered, 0..1. */
  readonly answered: number;
}

/** The rich member has more than one page of everything: 200 transactions, 15 referrals. */
const pasts: Record<MemberKind, Past> = {
  new: { earnings: 0, each: [0, 0], orders: 0, referrals: 0, answered: 0 },
  active: { earnings: 60, each: [20, 160], orders: 3, referrals: 18, answered: 0.4 },
  rich: { earnings: 230, each: [200, 2400], orders: 14, referrals: 48, answered: 1 },
};

const hour = 3_600_000;

/** Builds a whole state; each part has a generator of its own so that one can grow without moving the rest. */
export function seedState(options: { seed: number; member: MemberKind; now: number }): WorldState {
  const { seed, member, now } = options;
  const past = pasts[member];
  const { ledger, orders } = seedLedger(createRandom(seed), past, now);
  const questions = seedQuestions();
  return {
    nextId: 2001,
    members: seedMembers(now - (past.earnings + 1) * 12 * hour),
    sessions: [],
    ledger,
    surveys: seedSurveys(createRandom(seed + 1)),
    referrals: seedReferrals(createRandom(seed + 3), demoMemberId, past.referrals, now),
    orders,
    brands: seedBrands(),
    denominations: seedDenominations(),
    questions,
    answers: seedAnswers(demoMemberId, questions, past.answered),
    countryLanguages: seedCountryLanguages(),
    codes: seedCodes(),
    keptAnswers: [],
  };
}

const sources = [
  ['survey', 'Survey completed', 'YOURSURVEYS'],
  ['survey', 'Survey completed', 'RAPIDOREACH'],
  ['offer', 'Offer completed', 'offertoro'],
  ['referral', 'Referral earnings', 'A friend completed a survey'],
] as const;

/** Oldest first, an earning every 12 hours or less; an order only where the CB for it are there. */
function seedLedger(
  random: Random,
  past: Past,
  now: number,
): { ledger: LedgerEntry[]; orders: Order[] } {
  const ledger: LedgerEntry[] = [];
  const orders: Order[] = [];
  const userId = demoMemberId;
  const every = Math.floor(past.earnings / (past.orders + 1));
  let balance = 0;
  for (let step = 1; step <= past.earnings; step++) {
    const at = now - (past.earnings - step + 1) * 12 * hour + random.int(0, 11 * 60) * 60_000;
    const [kind, description, comment] = random.pick(sources);
    const amount = random.int(...past.each) + random.int(0, 1) / 2;
    const id = `entry-${step}`;
    ledger.push({ id, userId, at, amount, kind, description, comments: [comment] });
    balance += amount;
    const cb = Math.min(Math.floor(balance / 1000) * 500, 5000);
    if (step % every !== 0 || orders.length === past.orders || cb === 0) continue;
    const order = seedOrder(orders.length, cb, at + hour / 2);
    orders.push(order);
    balance -= cb;
    ledger.push({
      id: `entry-${order.id}`,
      userId,
      at: order.at,
      amount: -cb,
      kind: 'redemption',
      description: 'Redemption',
      comments: [order.method],
    });
  }
  return { ledger, orders };
}

function seedOrder(index: number, cb: number, at: number): Order {
  const status = (['Approved', 'Rejected', 'Pending'] as const)[index % 3] ?? 'Pending';
  return {
    id: `order-${index + 1}`,
    userId: demoMemberId,
    method: index % 4 === 3 ? 'PAYZA' : 'TANGOCARDS',
    status,
    cb,
    at,
    comments: status === 'Pending' ? [] : [`Order ${status.toLowerCase()} after review.`],
  };
}
