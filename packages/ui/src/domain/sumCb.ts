/**
 * Adds amounts of CB, exact to six decimals. Floating-point errors would otherwise be truncated as
 * part of the amount: 0.1 + 0.7 is 0.8, not 0.7999….
 */
export const sumCb = (...amounts: readonly number[]) =>
  Number(amounts.reduce((sum, cb) => sum + cb, 0).toFixed(6));

/**
 * Returns the CB missing for a price, rounded up to a tenth so that they suffice; 0 if affordable.
 */
export const lackingCb = (price: number, balance: number) =>
  Math.max(0, Math.ceil(sumCb(10 * price, -10 * balance)) / 10);
