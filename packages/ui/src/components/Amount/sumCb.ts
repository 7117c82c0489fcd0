/**
 * Adds CB, exact to the millionth, without the noise of binary fractions, which would be cut off as
 * if it were an amount: 0.1 + 0.7 is 0.8, not 0.7999….
 */
export const sumCb = (...amounts: readonly number[]) =>
  Number(amounts.reduce((sum, cb) => sum + cb, 0).toFixed(6));

/** What a balance lacks for a price, in CB, and 0 where it suffices. Less would not do: up to the next tenth. */
export const lackingCb = (price: number, balance: number) =>
  Math.max(0, Math.ceil(sumCb(10 * price, -10 * balance)) / 10);
