import { cbPerDollar, formatAmount } from './amount.ts';

/** The reward for completing the Secondary Profiler, in CB. */
export const profilerCb = 20;

/** The minimum CB to redeem for cash (PAY-05). */
export const leastCb = 1000;

/** The same minimum in words. */
export const leastText = {
  cb: formatAmount(leastCb, { locale: 'en' }),
  dollars: `$${leastCb / cbPerDollar}`,
};

/** The minimum and maximum delivery time, in business days (DTL-17, PAY-07). */
export const deliveryDays = [15, 30] as const;

/** The delivery time in words. */
export const deliveryTime = `${deliveryDays.join('-')} business days`;

/** The sum that all members have received, in words. */
export const paidToMembers = 'More than $150 million';
