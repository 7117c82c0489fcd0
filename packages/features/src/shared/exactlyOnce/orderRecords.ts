import { browserPlatform } from '@cb/ui/platform';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { createContext } from 'react';
import * as v from 'valibot';
import { settleWithin } from '../basics/settleWithin.ts';

const texts = v.pipe(v.array(v.string()), v.readonly());

const fields = {
  /** Identifies the order, and is its idempotency key (D157). */
  key: v.pipe(v.string(), v.uuid()),
  /** The confirmed amount in CB, for the screens. Nothing personal is stored. */
  cb: v.number(),
  /** What was chosen, if there is a choice: the option, such as PAYPAL, or the card's value, such as "25 USD". */
  choice: v.optional(v.string()),
};

/**
 * - `sending`: about to be sent, or sent; once its tab has released the lock it is lost.
 * - `answered`: its response has arrived.
 * - `lost`: it is unknown whether it was carried out.
 * - `over`: there is nothing left to show. The member has checked it, or nothing was charged.
 */
const record = v.variant('phase', [
  v.object({ ...fields, phase: v.picklist(['sending', 'lost', 'over']) }),
  v.object({
    ...fields,
    phase: v.literal('answered'),
    envelope: v.object({
      success: v.boolean(),
      errorCode: v.string(),
      errors: texts,
      info: texts,
      fieldErrors: v.pipe(v.array(v.object({ field: v.string(), errors: texts })), v.readonly()),
      data: v.pipe(v.array(v.unknown()), v.readonly()),
    }),
  }),
]);

/** The last order with a name, which all tabs share. */
export type OrderRecord = v.InferOutput<typeof record>;

/** Parses a stored record; `undefined` if it is missing or malformed. */
export function parseRecord(stored: unknown): OrderRecord | undefined {
  const parsed = v.safeParse(record, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Where orders are recorded, for all tabs. Everything rejects if the browser lacks or refuses it. */
export interface OrderRecords {
  /** Runs the task while no other tab holds the lock. Closing a tab frees its lock. */
  lock(name: string, task: () => Promise<void>): Promise<void>;
  /** Reads what is stored, including all earlier writes. */
  read(name: string): Promise<unknown>;
  write(name: string, record: OrderRecord): Promise<void>;
}

/** The time limits of the database for an order, and for deleting the records at logout, in ms. */
const orderTimeoutMs = 5000;
const logoutTimeoutMs = 1000;

/** Records are named like the keys in local storage (`keyOf`), so that a logout finds them. */
const openStore = () => createStore('cb-orders', 'records');
let store = openStore();

/**
 * Reopens the database once if it fails, because iOS closes it without an event. Repeating is safe: a failed
 * transaction writes nothing, and writing the same record twice changes nothing.
 */
const records: UseStore = async (mode, use) => {
  try {
    return await store(mode, use);
  } catch {
    store = openStore();
    return store(mode, use);
  }
};

async function withTimeout<T>(task: () => Promise<T>): Promise<T> {
  const done = await settleWithin(orderTimeoutMs, browserPlatform.clock, task);
  if (done) return done.value;
  store = openStore();
  throw new Error('The database failed, or did not respond.');
}

/** IndexedDB under a Web Lock. */
export const browserOrderRecords: OrderRecords = {
  async lock(name, task) {
    await navigator.locks.request(name, task);
  },
  read: (name) => withTimeout(() => get(name, records)),
  write: (name, record) => withTimeout(() => set(name, record, records)),
};

/** Deletes the records whose name matches, as at logout. Never rejects. */
export async function forgetOrders(isMeant: (name: string) => boolean) {
  await settleWithin(logoutTimeoutMs, browserPlatform.clock, async () => {
    const names = await keys<string>(records);
    await delMany(names.filter(isMeant), records);
  });
}

/** Replaced in stories and tests. */
export const OrderRecordsContext = createContext(browserOrderRecords);

/** Records in memory for stories and tests, with one lock. All tabs of a test get the same one. */
export function memoryOrderRecords(): OrderRecords {
  const records = new Map<string, unknown>();
  let released = Promise.resolve();
  return {
    lock(_name, task) {
      const turn = released.then(task);
      released = turn.catch(() => {});
      return turn;
    },
    read: async (name) => records.get(name),
    write: async (name, record) => void records.set(name, record),
  };
}
