import { expect, test } from 'vitest';
import { formatDollars } from './formatAmount.ts';
import { payoutOf } from './payout.ts';

/** Reads the cents of what is shown. */
const centsOf = (cb: number) => Number(formatDollars(cb, 'en-US').replaceAll(/[$,.]/g, ''));

test.each([
  [1000, '$0.20', '$9.80'],
  [1234, '$0.25', '$12.09'],
  [1500, '$0.30', '$14.70'],
  [3037, '$0.61', '$29.76'],
])('%i CB cost a fee of %s and pay %s [PAY-07]', (cb, fee, payout) => {
  const shown = payoutOf(cb);
  expect([shown.fee, shown.payout].map((part) => formatDollars(part, 'en-US'))).toEqual([
    fee,
    payout,
  ]);
});

test('every amount from 1,000 to 100,000 CB adds up to the cent', () => {
  const wrong = Array.from({ length: 99_001 }, (_, index) => 1000 + index).filter((cb) => {
    const { fee, payout } = payoutOf(cb);
    const exact = cb * 2;
    const isTwoPercent = fee * 100 >= exact && fee * 100 - exact < 100;
    return !isTwoPercent || centsOf(fee) + centsOf(payout) !== cb || centsOf(cb) !== cb;
  });
  expect(wrong).toEqual([]);
});
