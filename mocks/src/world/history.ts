import { usedCode } from './codes.ts';
import { demoLogin, demoMemberId } from './members.ts';
import type { Question } from './questions.ts';
import type { Random } from './random.ts';
import type { EntryKind, LedgerEntry, Order, PaymentMethod, Referral } from './records.ts';
import { topics } from './surveys.ts';
import { dayMs } from './world.ts';

export type MemberKind = 'new' | 'active' | 'rich';

export interface History {
  /** How many days ago the member joined. */
  readonly days: number;
  readonly earnings: number;
  /** Today's balance in CB. The earnings add up to this plus the cost of the orders. */
  readonly balance: number;
  /** Oldest first. */
  readonly orders: readonly PastOrder[];
  readonly referrals: number;
  /** The share of each provider's questions that are answered, 0 to 1. */
  readonly answered: Readonly<Record<Question['partner'], number>>;
}

interface PastOrder {
  readonly daysAgo: number;
  readonly cb: number;
  readonly item: string;
  readonly method?: PaymentMethod;
  /** The order is pending if this is missing. */
  readonly status?: Order['status'];
}

const approved = (daysAgo: number, cb: number, item: string): PastOrder => ({
  daysAgo,
  cb,
  item,
  status: 'Approved',
});
const rejected = (daysAgo: number, cb: number, item: string): PastOrder => ({
  ...approved(daysAgo, cb, item),
  status: 'Rejected',
});
const inCash = (order: PastOrder): PastOrder => ({ ...order, method: 'PAYZA' });

const cash = 'Cash through Payza';

/**
 * The history of the demo members. The rich member's exceeds one page everywhere: 200 transactions,
 * 15 referrals.
 */
export const histories: Readonly<Record<MemberKind, History>> = {
  new: {
    days: 1,
    earnings: 0,
    balance: 0,
    orders: [],
    referrals: 0,
    answered: { SAMPLY: 0, CINT: 0 },
  },
  active: {
    days: 390,
    earnings: 59,
    balance: 3037,
    orders: [
      approved(85, 1000, 'Ember Pizza gift card, 10 USD'),
      rejected(76, 1500, 'Quill Stationers gift card, 15 USD'),
      { daysAgo: 9, cb: 1000, item: 'Bluebird Coffee gift card, 10 USD' },
    ],
    referrals: 18,
    answered: { SAMPLY: 0.4, CINT: 0.2 },
  },
  rich: {
    days: 430,
    earnings: 230,
    balance: 118_460,
    orders: [
      approved(396, 1000, 'Harbour Music gift card, 10 USD'),
      approved(371, 2500, 'Alder Books gift card, 25 USD'),
      approved(340, 2000, 'Cobalt Games gift card, 20 USD'),
      inCash(approved(312, 5000, cash)),
      rejected(280, 3000, 'Meadow Pets gift card, 30 USD'),
      approved(251, 4000, 'Pepper Kitchen gift card, 40 USD'),
      approved(222, 5000, 'Alder Books gift card, 50 USD'),
      inCash(approved(190, 7500, cash)),
      approved(161, 6000, 'Cobalt Games gift card, 60 USD'),
      inCash(rejected(133, 10_000, cash)),
      approved(104, 10_000, 'Kite Travel & Tours gift card, 100 USD'),
      approved(68, 7500, 'Meadow Pets gift card, 75 USD'),
      inCash({ daysAgo: 24, cb: 10_000, item: cash }),
      { daysAgo: 6, cb: 2500, item: 'Bluebird Coffee gift card, 25 USD' },
    ],
    referrals: 48,
    answered: { SAMPLY: 1, CINT: 0.5 },
  },
};

const minuteMs = 60_000;

/** How long after a rejected redemption its CB are returned, in ms: 19 business days. */
const returnDelayMs = 27 * dayMs;

/** The exponent of the times of earnings: above 1, the member becomes more active. */
const growth = 1.6;

const offers = [
  ['OFFERTORO', 'Reached level 10 in Harbour Town', 620],
  ['OFFERTORO', 'Tried a music service for a month', 480],
  ['BITLABS', 'Signed up for a meal kit', 700],
  ['INBRAIN', 'Opened a savings account', 900],
  ['ADSCEND', 'Watched three short films', 60],
] as const;

const surveyPartners = ['YOURSURVEYS', 'RAPIDOREACH', 'PURESPECTRUM', 'SSI', 'SAMPLY'] as const;

interface Earning {
  readonly kind: EntryKind;
  readonly at: number;
  /** In CB, before scaling to the total earned. */
  readonly weight: number;
  /** The exact amount in CB, for sources that pay everyone the same. */
  readonly cb?: number;
  readonly description: string;
  readonly comments: readonly string[];
}

/** Creates a ledger, oldest entry first, and orders that are consistent with it and the balance. */
export function seedLedger(
  random: Random,
  history: History,
  { referrals, now }: { referrals: readonly Referral[]; now: number },
): { ledger: LedgerEntry[]; orders: Order[] } {
  const orders = history.orders.map((past, index) => seedOrder(past, index, now));
  const redeemed = orders.flatMap(entriesOf);
  const total = redeemed.reduce((sum, { amount }) => sum - amount, history.balance);
  const earnings = seedEarnings(random, history, { referrals, now });
  const earned = amountsOf(earnings, total).map(
    ([{ at, kind, description, comments }, amount], index): LedgerEntry => ({
      id: `entry-${index + 1}`,
      userId: demoMemberId,
      at,
      amount,
      kind,
      description,
      comments,
    }),
  );
  return {
    ledger: [...earned, ...redeemed].toSorted((one, other) => one.at - other.at),
    orders,
  };
}

function seedEarnings(
  random: Random,
  { days, earnings, answered }: History,
  { referrals, now }: { referrals: readonly Referral[]; now: number },
): readonly Earning[] {
  return Array.from({ length: earnings }, (_, index): Earning => {
    const age = days * ((earnings - index) / (earnings + 1)) ** growth * dayMs;
    const at = Math.round((now - age - random.int(0, 240) * minuteMs) / minuteMs) * minuteMs;
    if (index === 0) return { ...codeEarning, at };
    if (index === 1 && answered.SAMPLY === 1) return { ...profileEarning, at };
    const friends = referrals.filter((friend) => friend.status === 'Active' && friend.at < at);
    return { ...randomEarning(random, friends), at };
  }).toSorted((one, other) => one.at - other.at);
}

/** The first earning of members with a history. */
const codeEarning: Omit<Earning, 'at'> = {
  kind: 'code',
  weight: 0,
  cb: usedCode.cb,
  description: `CB code ${usedCode.code}`,
  comments: [usedCode.comment],
};

/** The second earning of members who have answered all questions. */
const profileEarning: Omit<Earning, 'at'> = {
  kind: 'profile',
  weight: 0,
  cb: 20,
  description: 'Secondary Profiler completed',
  comments: ['Thank you for completing your profile.'],
};

/** Returns an offer (9 %), a referral (24 %, if there are friends) or else a survey. */
function randomEarning(random: Random, friends: readonly Referral[]): Omit<Earning, 'at'> {
  const percent = random.int(1, 100);
  const friend = friends[random.int(0, Math.max(0, friends.length - 1))];
  if (friend && percent > 76) {
    const comments = [`${friend.firstName} ${friend.lastName} completed a survey`];
    const weight = random.int(8, 60);
    return { kind: 'referral', weight, description: 'Referral earnings', comments };
  }
  if (percent <= 9) {
    const [partner, done, weight] = random.pick(offers);
    return { kind: 'offer', weight, description: 'Offer completed', comments: [partner, done] };
  }
  const minutes = random.int(4, 25);
  const weight = minutes * random.int(4, 9);
  const comments = [random.pick(surveyPartners), `${random.pick(topics)}, ${minutes} minutes`];
  return { kind: 'survey', weight, description: 'Survey completed', comments };
}

/** Scales the earnings to a total, in steps of half a CB. The largest earning takes the remainder. */
function amountsOf(earnings: readonly Earning[], total: number): [Earning, number][] {
  const fixed = earnings.reduce((sum, { cb = 0 }) => sum + cb, 0);
  const scale = (total - fixed) / earnings.reduce((sum, { weight }) => sum + weight, 0);
  const amounts = earnings.map(
    ({ cb, weight }) => cb ?? Math.max(1, Math.floor(weight * scale * 2) / 2),
  );
  const largest = amounts.indexOf(Math.max(...amounts));
  const remainder = total - amounts.reduce((sum, amount) => sum + amount, 0);
  return earnings.map((earning, index) => [
    earning,
    (amounts[index] ?? 0) + (index === largest ? remainder : 0),
  ]);
}

function seedOrder(past: PastOrder, index: number, now: number): Order {
  const { daysAgo, cb, item, method = 'TANGOCARDS', status = 'Pending' } = past;
  const outcomes = {
    Pending: [],
    Approved: [method === 'PAYZA' ? 'Sent to your Payza account.' : `Sent to ${demoLogin.email}.`],
    Rejected: [`Could not be delivered. Your ${cb.toLocaleString('en-US')} CB were returned.`],
  };
  return {
    id: `order-${index + 1}`,
    userId: demoMemberId,
    method,
    status,
    cb,
    at: now - daysAgo * dayMs - (index + 1) * 7 * minuteMs,
    comments: [item, ...outcomes[status]],
  };
}

/** Returns an order's redemption, and its return if it was rejected. */
function entriesOf({ id, userId, at, cb, method, status, comments }: Order): LedgerEntry[] {
  const item = comments[0] ?? '';
  const redemption: LedgerEntry = {
    id: `entry-${id}`,
    userId,
    at,
    amount: -cb,
    kind: 'redemption',
    description: 'Redemption',
    comments: [method, item],
  };
  if (status !== 'Rejected') return [redemption];
  return [
    redemption,
    {
      ...redemption,
      id: `entry-${id}-returned`,
      at: at + returnDelayMs,
      amount: cb,
      kind: 'return',
      description: 'CB returned',
      comments: [method, `${item}, could not be delivered`],
    },
  ];
}
