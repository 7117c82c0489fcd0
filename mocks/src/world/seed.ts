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

interface History {
  readonly earnings: number;
  /** The minimum and maximum of one earning, in CB. */
  readonly each: readonly [number, number];
  readonly orders: number;
  readonly referrals: number;
  /** The share of profile questions answered, 0 to 1. */
  readonly answered: number;
}

/** The rich member exceeds one page everywhere: 200 transactions, 15 referrals. */
const histories: Record<MemberKind, History> = {
  new: { earnings: 0, each: [0, 0], orders: 0, referrals: 0, answered: 0 },
  active: { earnings: 60, each: [20, 160], orders: 3, referrals: 18, answered: 0.4 },
  rich: { earnings: 230, each: [200, 2400], orders: 14, referrals: 48, answered: 1 },
};

const hour = 3_600_000;

/** Creates a full state. Each part has its own generator, so that changing one keeps the others. */
export function seedState(options: { seed: number; member: MemberKind; now: number }): WorldState {
  const { seed, member, now } = options;
  const history = histories[member];
  const { ledger, orders } = seedLedger(createRandom(seed), history, now);
  const questions = seedQuestions();
  return {
    nextId: 2001,
    members: seedMembers(now - (history.earnings + 1) * 12 * hour),
    sessions: [],
    ledger,
    surveys: seedSurveys(createRandom(seed + 1)),
    referrals: seedReferrals(createRandom(seed + 3), demoMemberId, history.referrals, now),
    orders,
    brands: seedBrands(),
    denominations: seedDenominations(),
    questions,
    answers: seedAnswers(demoMemberId, questions, history.answered),
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

/** Creates one earning in every 12 h, oldest first, and orders that the balance can pay for. */
function seedLedger(
  random: Random,
  history: History,
  now: number,
): { ledger: LedgerEntry[]; orders: Order[] } {
  const ledger: LedgerEntry[] = [];
  const orders: Order[] = [];
  const userId = demoMemberId;
  const earningsPerOrder = Math.floor(history.earnings / (history.orders + 1));
  let balance = 0;
  for (let step = 1; step <= history.earnings; step++) {
    const at = now - (history.earnings - step + 1) * 12 * hour + random.int(0, 11 * 60) * 60_000;
    const [kind, description, comment] = random.pick(sources);
    const amount = random.int(...history.each) + random.int(0, 1) / 2;
    const id = `entry-${step}`;
    ledger.push({ id, userId, at, amount, kind, description, comments: [comment] });
    balance += amount;
    const cb = Math.min(Math.floor(balance / 1000) * 500, 5000);
    if (step % earningsPerOrder !== 0 || orders.length === history.orders || cb === 0) continue;
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
