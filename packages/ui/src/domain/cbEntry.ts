import { formatAmount, formatDollars, isAmount } from './amount.ts';
import { deliveryTime } from './figures.ts';
import { type ExpectedDays, isReadableDate, isReturn, splitDate } from './report.ts';

/** The meaning of an order's status for the member, whatever word the server uses. */
export type OrderStage = 'pending' | 'done' | 'refused';

const statusWords: Readonly<Record<OrderStage, readonly string[]>> = {
  pending: ['pending', 'open', 'new', 'placed', 'processing', 'in progress'],
  done: ['approved', 'paid', 'completed', 'delivered', 'success'],
  refused: ['rejected', 'refused', 'declined', 'cancelled', 'canceled', 'failed'],
};

const stages = Object.entries(statusWords) as [OrderStage, readonly string[]][];

/** Returns the stage of an order; undefined for an unknown word. */
export const stageOf = (status: string): OrderStage | undefined =>
  stages.find(([, known]) => known.includes(status.trim().toLowerCase()))?.[0];

/** The site's own name for each stage (D196); a row shows the server's word. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  pending: 'On the way',
  done: 'Delivered to you',
  refused: 'Not delivered',
};

/** What each stage means, in one or two sentences, wherever orders are shown (D69). */
export const meanings: Readonly<Record<OrderStage, string>> = {
  pending: `We check the order, then deliver it within ${deliveryTime}.`,
  done: 'Checked and sent to you.',
  refused: 'Not delivered. Its CB go back to your balance.',
};

/** A row of a report or an order, as "Where is my CB?" explains it (D196). */
export interface CbEntry {
  /** dd-MMM-yyyy h:mma, or the server's text if unreadable; '' if there is none. */
  readonly date: string;
  /** The payment method of an order, or the description of an earning, for members. */
  readonly method: string;
  /** The amount in CB; NaN if unknown. */
  readonly cb: number;
  /** The server's word for the state of an order; undefined for an earning. */
  readonly orderStatus?: string | undefined;
  /** When a pending order should arrive; undefined if unknown. */
  readonly expected?: ExpectedDays | undefined;
  /** Untrusted lines of text. */
  readonly comments: readonly string[];
}

/** The states of CB: three kinds of entries among the earnings, three outcomes of an order. */
export type CbState = 'credited' | 'returned' | 'deducted' | OrderStage;

interface Explanation {
  /** The icon and colour of `StatusMark`. */
  readonly mark: OrderStage | 'other';
  readonly name: string;
  readonly text: string;
}

/** One name and one meaning for each state, whatever word the server uses. */
export const explanations: Readonly<Record<CbState, Explanation>> = {
  credited: {
    mark: 'done',
    name: 'In your balance',
    text: 'An earning in your report is already counted in your balance.',
  },
  returned: {
    mark: 'done',
    name: 'Back in your balance',
    text: 'An order was not delivered, so its CB came back.',
  },
  deducted: {
    mark: 'other',
    name: 'Taken off your balance',
    text: 'You redeemed these CB, or a partner took back an earning.',
  },
  pending: { mark: 'pending', name: stageNames.pending, text: meanings.pending },
  done: { mark: 'done', name: stageNames.done, text: meanings.done },
  refused: {
    mark: 'refused',
    name: stageNames.refused,
    text: 'Its CB go back to your balance. Your earnings list them once they are there.',
  },
};

/** Returns the state of an entry; undefined for an unknown status or amount. */
export function stateOf({ orderStatus, method, cb }: CbEntry): CbState | undefined {
  if (orderStatus !== undefined) return stageOf(orderStatus);
  if (isReturn({ description: method })) return 'returned';
  if (cb > 0) return 'credited';
  return cb < 0 ? 'deducted' : undefined;
}

/**
 * Returns sentences on what to expect of an entry: its dates, and Payza's fee. Names only dates that follow
 * from the entry's own (DTL-17, PAY-07).
 */
export function expectationsOf(entry: CbEntry, locale: string): string[] {
  const { date } = entry;
  switch (stateOf(entry)) {
    case 'pending':
      return [...deliveryNotes(entry), ...payzaNotes(entry, locale)];
    case 'done':
      return payzaNotes(entry, locale);
    case undefined:
    case 'refused':
      return [];
    case 'credited':
    case 'returned':
    case 'deducted':
      return isReadableDate(date) ? [`Listed on ${splitDate(date)[0]}.`] : [];
  }
}

function deliveryNotes({ date, expected }: CbEntry): string[] {
  if (!expected) return [];
  return [
    `Placed on ${splitDate(date)[0]}. Expected ${expected.from} to ${expected.to}.`,
    'If it has not arrived by then, report it.',
  ];
}

const isPayza = (method: string) => /payza/i.test(method);

function payzaNotes({ method, cb }: CbEntry, locale: string): string[] {
  if (!isPayza(method)) return [];
  const approval = 'Approve the transfer in your Payza account within 30 days.';
  if (!isAmount(cb)) return [approval];
  const { fee, payout } = payoutOf(cb);
  const feeText = formatDollars(fee, locale);
  return [approval, `Less Payza’s 2% fee of ${feeText} you get ${formatDollars(payout, locale)}.`];
}

/** Returns the details of an entry as text, for a message to the help desk. */
export function reportText(entry: CbEntry, locale: string): string {
  const { date, method, cb, orderStatus, comments } = entry;
  return [
    ['Date', date],
    ['Method', method],
    ['Amount', isAmount(cb) ? formatAmount(cb, { locale }) : ''],
    ...(orderStatus === undefined ? [] : [['Status', orderStatus]]),
    ['Description', comments.join('; ')],
  ]
    .map(([label, value]) => `${label}: ${value?.trim() || 'not given'}`)
    .join('\n');
}

/** Payza's share of a redeemed amount, in percent (PAY-07). */
const feePercent = 2;

/**
 * Returns Payza's fee and the rest of a redeemed amount, all in whole CB, which are cents (PRD-04).
 * The fee is rounded up, so that the member gets no less than is shown, and both add up to the amount.
 */
export function payoutOf(cb: number) {
  const fee = Math.ceil((cb * feePercent) / 100);
  return { fee, payout: cb - fee };
}
