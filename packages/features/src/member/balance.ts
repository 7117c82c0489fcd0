import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { sumCb } from '@cb/ui/components/Amount/sumCb';
import * as v from 'valibot';
import { CallError } from '../wire/CallError.ts';
import type { Envelope } from '../wire/envelope.ts';
import { post } from '../wire/post.ts';
import { logFailure } from '../wire/failures.ts';
import type { WireId } from '../wire/wireId.ts';

const path = '/getCbCountByUser';

export const balanceRecord = v.object({ TotalCb: v.pipe(v.number(), v.finite()) });

const balance = v.object({
  /** CB; may be negative. */
  cb: v.number(),
  /** Decimal places of whole amounts: one after a CB code (CBC-07). */
  decimals: v.picklist([0, 1]),
  /** Orders figures by age: an answer counts from its request, a push or a grant from its arrival. */
  revision: v.number(),
  /** It came as a push. */
  pushed: v.boolean(),
});

/** The member's balance as last known. */
export type Balance = v.InferOutput<typeof balance>;

let lastRevision = 0;

/** A revision newer than all before. */
const nextRevision = () => (lastRevision += 1);

/** The newer of two figures; decimal places, once shown, stay. */
function newest(known: Balance | undefined, next: Balance): Balance {
  if (!known) return next;
  if (known.revision > next.revision) return known;
  return { ...next, decimals: known.decimals === 1 ? 1 : next.decimals };
}

/** TotalCb of a balance envelope (RTM-02); `undefined` when it holds no finite number. */
export function parseTotalCb({ data }: Envelope): number | undefined {
  const parsed = v.safeParse(balanceRecord, data[0]);
  return parsed.success ? parsed.output.TotalCb : undefined;
}

async function fetchBalance(userId: WireId, signal: AbortSignal): Promise<Balance> {
  const revision = nextRevision();
  const result = await post(path, { UserId: userId }, { signal });
  if (result.kind !== 'answered' || !result.envelope.success) throw new CallError(result);
  const cb = parseTotalCb(result.envelope);
  if (cb !== undefined) return { cb, decimals: 0, revision, pushed: false };
  const failure = { kind: 'malformed', path, reason: 'unexpected-data' } as const;
  logFailure(failure);
  throw new CallError(failure);
}

/**
 * POST /getCbCountByUser (API-11). Fails with a CallError; a refusal carries its Errors. An
 * answer never replaces a figure that came after its request was sent.
 */
export const balanceQuery = (userId: WireId) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: ({ signal }) => fetchBalance(userId, signal),
    structuralSharing: (known, next) =>
      // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing else is kept under this key; it tells the type
      v.is(balance, known) && v.is(balance, next) ? newest(known, next) : next,
  });

/** Takes a figure the server pushed, in CB. */
export function putBalance(client: QueryClient, userId: WireId, cb: number) {
  const pushed: Balance = { cb, decimals: 0, revision: nextRevision(), pushed: true };
  client.setQueryData(balanceQuery(userId).queryKey, (known) => newest(known, pushed));
}

/** Asks again after anything that changed the balance (decision D44); what is under way is dropped. */
export async function refreshBalance(client: QueryClient, userId: WireId) {
  const { queryKey } = balanceQuery(userId);
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** Where the member's orders and transactions are cached, whichever screen asks for them. */
export const ordersKey = ['orders'] as const;
export const transactionsKey = ['transactions'] as const;

/** Asks again for all that an order changes, however it ended: the balance, orders, transactions. */
export function refreshAfterOrder(client: QueryClient, userId: WireId) {
  void refreshBalance(client, userId);
  for (const queryKey of [ordersKey, transactionsKey]) {
    void client.invalidateQueries({ queryKey });
  }
}

/**
 * Call it when a CB code is sent; what it gives back adds the CB that the code granted, at once and
 * without asking the server (D55). An answer to an earlier question is not used, because nobody can
 * tell whether it holds the grant; a push since the code was sent is taken to hold it.
 */
export function expectGrant(client: QueryClient, userId: WireId) {
  const { queryKey } = balanceQuery(userId);
  const before = client.getQueryData(queryKey);
  const sentAt = nextRevision();

  /** The figure to add the grant to; `undefined` where the known one stays. */
  function figureToRaise(known: Balance): Balance | undefined {
    // Stryker disable next-line EqualityOperator: no two revisions are the same
    if (known.revision < sentAt) return known;
    return known.pushed ? undefined : before;
  }

  return async (granted: number) => {
    const revision = nextRevision();
    // No figure is known to add to; one that is asked for now holds the grant.
    if (!client.getQueryData(queryKey)) await refreshBalance(client, userId);
    client.setQueryData(queryKey, (known): Balance | undefined => {
      // Stryker disable next-line EqualityOperator: no two revisions are the same
      if (!known || known.revision > revision) return known && { ...known, decimals: 1 };
      const base = figureToRaise(known);
      return { ...known, cb: base ? sumCb(base.cb, granted) : known.cb, decimals: 1, revision };
    });
  };
}
