import { invalidEmail, isEmail } from './accounts.ts';
import { balanceOf, debit } from './ledger.ts';
import type { Order, PaymentMethod } from './records.ts';
import { granted, refused, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

/** The minimum cash redemption: 1,000 CB, which are $10 (PAY-05). */
const minCashCb = 1000;

/** The cash methods with the additional information that each requires (LEG-02 to LEG-06). */
const cashMethods = {
  PAYPAL: ['email', 'ppFirstName', 'ppLastName'],
  PAYTM: ['MobileNo'],
  BITCOIN: ['BCH'],
  PAYZA: ['email_payza'],
  UPI: ['VPA'],
} as const satisfies Partial<Record<PaymentMethod, readonly string[]>>;

type CashMethod = keyof typeof cashMethods;

const emailFields: readonly string[] = ['email', 'email_payza'];

/** Returns the value of an additional-info field; '' if it is missing. */
export type InfoReader = (name: string) => string;

/** Debits the CB and creates the order synchronously, so that concurrent orders never overdraw. */
export function placeOrder(
  world: World,
  userId: string,
  { method, cb, comment }: { method: PaymentMethod; cb: number; comment: string },
): Outcome<Order> {
  const comments = [method, comment];
  const posting = { kind: 'redemption', description: 'Redemption', comments } as const;
  const paid = debit(world, userId, cb, posting);
  if (!paid.ok) return paid;
  const order: Order = {
    id: world.nextId('order'),
    userId,
    method,
    status: 'Pending',
    cb,
    at: world.now(),
    comments: [comment],
  };
  world.state.orders.push(order);
  world.changed();
  return granted(order);
}

/** Orders cash through Payza (CAL-23, PAY-05): an integer of at least 1,000 CB. */
export function redeemCash(world: World, userId: string, cb: number): Outcome<Order> {
  const refusal = refuseCashAmount(cb);
  if (refusal) return refusal;
  return placeOrder(world, userId, { method: 'PAYZA', cb, comment: 'Cash through Payza' });
}

/** Orders cash by a legacy method (LEG-02): Payza's limits, and no required field may be empty. */
export function redeemLegacy(
  world: World,
  userId: string,
  { partner, cb, info }: { partner: string; cb: number; info: InfoReader },
): Outcome<Order> {
  if (!isCashMethod(partner)) {
    return refused('INVALID_INPUT', 'This way of redeeming is not known. Choose another one.');
  }
  const refusal = refuseCashAmount(cb);
  if (refusal) return refusal;
  const names: readonly string[] = cashMethods[partner];
  if (names.some((name) => info(name).trim() === '')) {
    return refused('INVALID_INPUT', 'Something is missing. Fill in every field.');
  }
  if (names.some((name) => emailFields.includes(name) && !isEmail(info(name)))) {
    return refused('INVALID_INPUT', invalidEmail);
  }
  return placeOrder(world, userId, { method: partner, cb, comment: 'Cash redemption' });
}

/** Returns the balance in CB, or a refusal if it is below the minimum to redeem (CON-03). */
export function mayRedeem(world: World, userId: string): Outcome<number> {
  const cb = balanceOf(world, userId);
  if (cb >= minCashCb) return granted(cb);
  const has = cb.toLocaleString('en-US');
  return refused(
    'NOT_ALLOWED',
    `You have ${has} CB. You can redeem from 1,000 CB ($10). Earn more CB first.`,
  );
}

function refuseCashAmount(cb: number): Outcome<never> | undefined {
  if (!Number.isSafeInteger(cb)) {
    return refused('INVALID_INPUT', 'Enter a whole number of CB.');
  }
  if (cb >= minCashCb) return undefined;
  return refused('INVALID_INPUT', 'You can redeem from $10, which is 1,000 CB.');
}

function isCashMethod(partner: string): partner is CashMethod {
  return Object.hasOwn(cashMethods, partner);
}
