/** Parses a typed amount; `undefined` unless it is a whole number of CB, grouped or not. */
export function parseCbAmount(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text)) return undefined;
  const cb = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(cb) ? cb : undefined;
}

/**
 * Parses a typed amount to redeem: whole CB, at least 1 (decision D63); `undefined` for anything
 * else.
 */
export const redeemableCb = (typed: string) => parseCbAmount(typed) || undefined;
