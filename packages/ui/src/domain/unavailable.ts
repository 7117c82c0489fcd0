import { formatValue } from './amount.ts';

/** Why a value of a gift card cannot be ordered: not now, or only from a value in its currency. */
export type Unavailable = 'now' | { readonly from: number };

/** Why nothing of a gift card can be ordered: not now, or because all its values are below 10 (DTL-10). */
export type Unoffered = 'now' | 'tooSmall';

const notNow = 'Not available right now';

/** The line of a gift card in the store. */
export const unofferedLines = { now: notNow, tooSmall: 'No values of 10 or more' } as const;

/** Returns the line of a value, such as "from $25". */
export const unavailableLine = (reason: Unavailable, currency: string, locale: string) =>
  reason === 'now' ? notNow : `from ${formatValue(reason.from, currency, locale)}`;
