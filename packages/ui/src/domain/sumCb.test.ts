import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCb } from './formatAmount.ts';
import { lackingCb, sumCb } from './sumCb.ts';

const tenths = fc.integer({ min: -1e9, max: 1e9 });

test('adds tenths exactly, so that truncation loses nothing', () => {
  expect(sumCb(0.1, 0.7)).toBe(0.8);
  fc.assert(
    fc.property(fc.array(tenths, { maxLength: 20 }), (amounts) => {
      const sum = amounts.reduce((all, each) => all + each, 0);
      expect(sumCb(...amounts.map((each) => each / 10))).toBeCloseTo(sum / 10, 9);
      expect(formatCb(sumCb(...amounts.map((each) => each / 10)), { locale: 'en-US' })).toBe(
        formatCb(sum / 10, { locale: 'en-US' }),
      );
    }),
  );
});

test.each([
  [1000, 999.7, 0.3],
  [1000, 999.96, 0.1],
  [1000, 1000, 0],
  [1000, 2000.5, 0],
  [1000, -0.5, 1000.5],
])('for a price of %d, a balance of %d lacks %d', (price, balance, lacking) => {
  expect(lackingCb(price, balance)).toBe(lacking);
});
