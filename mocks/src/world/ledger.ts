import type { EntryKind, LedgerEntry } from './records.ts';
import { granted, refused, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

export interface Posting {
  readonly kind: EntryKind;
  readonly description: string;
  readonly comments?: readonly string[];
}

/** The maximum of one posting. Sums in hundredths of a CB stay safe integers below it. */
const maxCb = 1_000_000_000;

/** Returns a member's balance in CB, computed from the ledger and never stored. */
export function balanceOf(world: World, userId: string): number {
  return hundredthsOf(world, userId) / 100;
}

/** Adds CB to a member's ledger. The amount must be positive with at most two decimals. */
export function credit(
  world: World,
  userId: string,
  amount: number,
  posting: Posting,
): Outcome<LedgerEntry> {
  if (!isAmount(amount)) return refuseAmount();
  return granted(post(world, userId, amount, posting));
}

/** Takes CB from a member's ledger. Refuses to overdraw it (CON-03). */
export function debit(
  world: World,
  userId: string,
  amount: number,
  posting: Posting,
): Outcome<LedgerEntry> {
  if (!isAmount(amount)) return refuseAmount();
  const available = hundredthsOf(world, userId);
  if (Math.round(amount * 100) > available) {
    const has = (available / 100).toLocaleString('en-US');
    const needs = amount.toLocaleString('en-US');
    return refused(
      'INSUFFICIENT_BALANCE',
      `You have ${has} CB and need ${needs} CB. Earn more CB or choose a smaller amount.`,
    );
  }
  return granted(post(world, userId, -amount, posting));
}

function post(world: World, userId: string, amount: number, posting: Posting): LedgerEntry {
  const { kind, description, comments = [] } = posting;
  const id = world.nextId('entry');
  const entry = { id, userId, at: world.now(), amount, kind, description, comments };
  world.state.ledger.push(entry);
  world.changed();
  return entry;
}

function hundredthsOf(world: World, userId: string): number {
  return world.state.ledger.reduce(
    (sum, entry) => (entry.userId === userId ? sum + Math.round(entry.amount * 100) : sum),
    0,
  );
}

function isAmount(amount: number): boolean {
  return amount > 0 && amount <= maxCb && hasCents(amount);
}

/** Whether a number has at most two decimals. */
export function hasCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

function refuseAmount(): Outcome<never> {
  return refused('INVALID_INPUT', 'Enter an amount of CB greater than 0.');
}
