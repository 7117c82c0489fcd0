/** Payza's share of a redeemed amount, in percent (PAY-07). */
const feePercent = 2;

/** The minimum CB to redeem for cash (PAY-05). */
export const leastCb = 1000;

/**
 * Returns Payza's fee and the rest of a redeemed amount, all in whole CB, which are cents (PRD-04).
 * The fee is rounded up, so that the member gets no less than is shown, and both add up to the amount.
 */
export function payoutOf(cb: number) {
  const fee = Math.ceil((cb * feePercent) / 100);
  return { fee, payout: cb - fee };
}
