import { browserPlatform } from '@cb/ui/platform';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createContext } from 'react';
import { within } from '../wire/within.ts';
import type { OrderRecord } from './orderRecord.ts';

/** Where orders are recorded, for all tabs. Everything rejects if the browser lacks or refuses it. */
export interface OrderPlace {
  /** Runs the task while no other tab holds the lock. Closing a tab frees its lock. */
  lock(name: string, task: () => Promise<void>): Promise<void>;
  /** Reads what is stored, including all earlier writes. */
  read(name: string): Promise<unknown>;
  write(name: string, record: OrderRecord): Promise<void>;
}

/** How long the database may take for an order, and for the records that a logout deletes, in ms. */
const patienceMs = 5000;
const logoutMs = 1000;

/** The records by names like those in local storage, which `forgetOrders` deletes. */
const records = createStore('cb-orders', 'records');

async function inTime<T>(task: () => Promise<T>): Promise<T> {
  const done = await within(patienceMs, browserPlatform.clock, task);
  if (!done) throw new Error('The database failed, or did not answer.');
  return done.value;
}

/** IndexedDB under a Web Lock. */
export const browserOrderPlace: OrderPlace = {
  async lock(name, task) {
    await navigator.locks.request(name, task);
  },
  read: (name) => inTime(() => get(name, records)),
  write: (name, record) => inTime(() => set(name, record, records)),
};

/** Deletes the records whose name matches, as at logout. Never rejects. */
export async function forgetOrders(isMeant: (name: string) => boolean) {
  await within(logoutMs, browserPlatform.clock, async () => {
    const names = await keys<string>(records);
    await delMany(names.filter(isMeant), records);
  });
}

/** Replaced in stories and tests. */
export const OrderPlaceContext = createContext(browserOrderPlace);
