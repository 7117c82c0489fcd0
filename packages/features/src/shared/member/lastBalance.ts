import * as v from 'valibot';
import { keyOf } from '../storage/storedKeys.ts';
import { storedValue } from '../storage/storedText.ts';

/** The key names no member, because the balance is removed at logout and when another member logs in. */
const key = keyOf('lastBalance');

const lastBalance = v.object({
  /** In CB; may be negative. */
  cb: v.pipe(v.number(), v.finite()),
  decimals: v.picklist([0, 1]),
  /** The time at which it was known, in ms since 1970; at most the latest time of a Date. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
});

type LastBalance = v.InferOutput<typeof lastBalance>;

const stored = storedValue(lastBalance);

/** Stores the member's balance on the device, for the offline page (D176). */
export const storeLastBalance = (known: LastBalance) => stored.store(key, known);

/** Returns the last balance stored on this device; `undefined` if there is no valid one. */
export const useLastBalance = () => stored.useValue(key);
