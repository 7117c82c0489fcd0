import * as v from 'valibot';
import { storeText, useStoredText } from '../hooks/storedText.ts';

/** Of whoever was here last: all of it is forgotten when someone else comes, and at the logout. */
const key = 'cb-last-balance';

const lastBalance = v.object({
  /** CB; may be negative. */
  cb: v.pipe(v.number(), v.finite()),
  decimals: v.picklist([0, 1]),
  /** When it was known, in ms since 1970. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
});

type LastBalance = v.InferOutput<typeof lastBalance>;

const stored = v.pipe(v.string(), v.parseJson(), lastBalance);

/** Keeps the member's balance on the device, for the page that shows offline (D176). */
export const keepBalance = (known: LastBalance) => storeText(key, JSON.stringify(known));

/** The balance that this device knew last; `undefined` where there is none that can be read. */
export function useLastBalance() {
  const parsed = v.safeParse(stored, useStoredText(key));
  return parsed.success ? parsed.output : undefined;
}
