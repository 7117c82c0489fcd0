import { sumCb } from '@cb/ui/domain/amount';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from '../wire/CallError.ts';
import type { Envelope } from '../wire/envelope.ts';
import { logFailure } from '../wire/failures.ts';
import { post } from '../wire/post.ts';
import { createSignal } from '../basics/signal.ts';
import { wireNumber, type WireId } from '../wire/records.ts';
import { userStatsQuery } from './userStats.ts';

const path = '/getCbCountByUser';

export const balanceRecord = v.object({ TotalCb: wireNumber });

const balance = v.object({
  /** In CB; may be negative. */
  cb: v.number(),
  /** The number of decimal places for whole amounts: one after a CB code (CBC-07). */
  decimals: v.picklist([0, 1]),
  /**
   * The position of this balance in the order of all balances of this page: a response counts from the time when
   * its request was sent, a push or a grant from its arrival.
   */
  revision: v.number(),
  /** Whether the server pushed it. */
  pushed: v.boolean(),
});

/** The last known balance of the member. */
export type Balance = v.InferOutput<typeof balance>;

let lastRevision = 0;
const nextRevision = () => (lastRevision += 1);

const ownChanges = createSignal<void>();

/** Subscribes to changes of the balance by this page, which other tabs have to refetch. */
export const onOwnBalanceChange = ownChanges.subscribe;

/** Returns the newer of two balances. The decimal place of a CB code is kept. */
function newest(known: Balance | undefined, next: Balance): Balance {
  if (!known) return next;
  if (known.revision > next.revision) return known;
  const decimals = known.decimals === 1 ? 1 : next.decimals;
  return { ...next, decimals };
}

/** Reads TotalCb from a balance envelope (RTM-02); `undefined` if it is not a number. */
export function parseTotalCb({ data }: Envelope): number | undefined {
  const parsed = v.safeParse(balanceRecord, data[0]);
  return parsed.success ? parsed.output.TotalCb : undefined;
}

async function fetchBalance(userId: WireId, signal: AbortSignal): Promise<Balance> {
  const revision = nextRevision();
  const result = await post(path, { UserId: userId }, { signal });
  if (result.kind !== 'responded' || !result.envelope.success) throw new CallError(result);
  const cb = parseTotalCb(result.envelope);
  if (cb !== undefined) return { cb, decimals: 0, revision, pushed: false };
  const failure = { kind: 'malformed', path, reason: 'unexpected-data' } as const;
  logFailure(failure);
  throw new CallError(failure);
}

/**
 * POST /getCbCountByUser (API-11). Fails with a CallError; a refusal carries its Errors. A response
 * never replaces a balance that arrived after its request was sent.
 */
export const balanceQuery = (userId: WireId) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: ({ signal }) => fetchBalance(userId, signal),
    structuralSharing: (known, next) =>
      v.is(balance, known) && v.is(balance, next) ? newest(known, next) : next,
  });

/** Calls `change`, and refetches the figures if it changed the balance (D250). */
async function changeBalance(client: QueryClient, userId: WireId, change: () => unknown) {
  const shown = () => client.getQueryData(balanceQuery(userId).queryKey)?.cb;
  const before = shown();
  await change();
  if (before === undefined || shown() === before) return;
  void client.invalidateQueries({ queryKey: userStatsQuery(userId).queryKey });
}

/** Stores a balance pushed by the server, in CB. */
export function putBalance(client: QueryClient, userId: WireId, cb: number) {
  const pushed: Balance = { cb, decimals: 0, revision: nextRevision(), pushed: true };
  void changeBalance(client, userId, () =>
    client.setQueryData(balanceQuery(userId).queryKey, (known) => newest(known, pushed)),
  );
}

/**
 * Refetches the balance after something changed it (D44), and cancels a request in flight.
 */
export async function refreshBalance(client: QueryClient, userId: WireId) {
  const { queryKey } = balanceQuery(userId);
  await changeBalance(client, userId, async () => {
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  });
}

/** Refetches the balance after this page has changed it. */
export function refreshOwnBalance(client: QueryClient, userId: WireId) {
  ownChanges.emit();
  return refreshBalance(client, userId);
}

/**
 * The query keys of the member's orders and transactions, shared by all screens that fetch them.
 */
export const ordersKey = ['orders'] as const;
export const transactionsKey = ['transactions'] as const;

/** Refetches what a partner's reward changes: the balance and the transactions. */
export function refreshAfterReward(client: QueryClient, userId: WireId) {
  void refreshOwnBalance(client, userId);
  void client.invalidateQueries({ queryKey: transactionsKey });
}

/**
 * Refetches what an order changes, however it ended: the balance, the orders and the transactions.
 */
export function refreshAfterOrder(client: QueryClient, userId: WireId) {
  refreshAfterReward(client, userId);
  void client.invalidateQueries({ queryKey: ordersKey });
}

/**
 * Call this when a CB code is sent. Returns a function that adds the granted CB to the balance at
 * once, without fetching it (D55). The response to an earlier request is not used, because it may or
 * may not include the grant; a push since the code was sent is assumed to include it.
 */
export function expectGrant(client: QueryClient, userId: WireId) {
  const { queryKey } = balanceQuery(userId);
  const before = client.getQueryData(queryKey);
  const sentAt = nextRevision();

  /** Returns the balance to add the grant to; `undefined` if the known one already includes it. */
  function balanceBeforeGrant(known: Balance): Balance | undefined {
    if (known.revision < sentAt) return known;
    return known.pushed ? undefined : before;
  }

  return async (granted: number) => {
    ownChanges.emit();
    const revision = nextRevision();
    // There is no balance to add to; one fetched now includes the grant.
    if (!client.getQueryData(queryKey)) await refreshBalance(client, userId);
    const addGrant = (known: Balance | undefined): Balance | undefined => {
      if (!known) return undefined;
      // A balance that arrived since includes the grant.
      if (known.revision > revision) return { ...known, decimals: 1 };
      const base = balanceBeforeGrant(known);
      return { ...known, cb: base ? sumCb(base.cb, granted) : known.cb, decimals: 1, revision };
    };
    await changeBalance(client, userId, () => client.setQueryData(queryKey, addGrant));
  };
}
