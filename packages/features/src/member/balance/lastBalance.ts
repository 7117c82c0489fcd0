import * as v from 'valibot';
import { deviceTexts, useStoredText } from '#features/hooks/storedText.ts';

/**
 * The key of the last member's balance, which is removed at logout and when someone else logs in.
 */
const key = 'cb-last-balance';

const lastBalance = v.object({
  /** In CB; may be negative. */
  cb: v.pipe(v.number(), v.finite()),
  decimals: v.picklist([0, 1]),
  /** The time at which it was known, in ms since 1970. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
});

type LastBalance = v.InferOutput<typeof lastBalance>;

const stored = v.pipe(v.string(), v.parseJson(), lastBalance);

/** Stores the member's balance on the device, for the offline page (D176). */
export const keepBalance = (known: LastBalance) => deviceTexts.store(key, JSON.stringify(known));

/** Returns the last balance stored on this device; `undefined` if there is no valid one. */
export function useLastBalance() {
  const parsed = v.safeParse(stored, useStoredText(key));
  return parsed.success ? parsed.output : undefined;
}
