import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatCb,
  formatDollars,
  formatValue,
  formatWithoutCurrency,
  isBelowZero,
  missingCb,
  sumCb,
} from './amount.ts';

const english = { locale: 'en-US' };

describe('formatAmount', () => {
  test('calls the points CB and groups them [PRD-01]', () => {
    expect(formatAmount(1250, english)).toBe('1,250 CB');
    expect(formatAmount(0, english)).toBe('0 CB');
  });

  test('formats dollars at 100 CB to the dollar [PRD-04]', () => {
    expect(formatAmount(100, { ...english, dollars: true })).toBe('100 CB ($1.00)');
    expect(formatAmount(1250, { ...english, dollars: true })).toBe('1,250 CB ($12.50)');
  });

  test.each([
    [12.5, 0, '12.5 CB'],
    [12.96, 0, '12.9 CB'],
    [12.999999999, 0, '12.9 CB'],
    [999.99, 0, '999.9 CB'],
    [12, 0, '12 CB'],
    [0.05, 0, '0 CB'],
    [0.1 + 0.2, 0, '0.3 CB'],
    [4.35, 0, '4.3 CB'],
    [-0.2, 0, '−0.2 CB'],
    [-0.04, 0, '0 CB'],
    [-12.57, 0, '−12.5 CB'],
    [12.25, 1, '12.2 CB'],
    [12, 1, '12.0 CB'],
    [-0, 1, '0.0 CB'],
  ] as const)(
    'truncates %d after a tenth, and shows at least %d decimal places: %s',
    (cb, decimals, written) => {
      expect(formatAmount(cb, { ...english, decimals })).toBe(written);
    },
  );

  test('truncates dollars after the cent', () => {
    expect(formatAmount(1250.9, { ...english, dollars: true })).toBe('1,250.9 CB ($12.50)');
  });

  test('never shows more than there is, and drops less than a tenth', () => {
    const amounts = fc.double({ min: -1e15, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(amounts, fc.double({ min: -100, max: 100, noNaN: true })), (cb) => {
        const written = formatCb(cb, english).replace('−', '-').replaceAll(',', '');
        expect(written).toMatch(/^-?\d+(\.[1-9])?$/);
        const left = Math.abs(cb) - Math.abs(Number(written));
        expect(left).toBeGreaterThanOrEqual(0);
        // Above 10^12, JavaScript's numbers are up to 0.125 apart.
        expect(left).toBeLessThan(Math.abs(cb) > 1e12 ? 0.25 : 0.1001);
      }),
    );
  });

  test('formats every tenth exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (tenths) => {
        const written = formatCb(tenths / 10, english)
          .replace('−', '-')
          .replaceAll(',', '');
        expect(Number(written)).toBe(tenths / 10);
      }),
    );
  });

  test('puts a real minus sign before CB and dollars', () => {
    expect(formatAmount(-1250, { ...english, dollars: true })).toBe('−1,250 CB (−$12.50)');
  });

  test('follows the locale', () => {
    expect(formatAmount(1250, { locale: 'de-DE' })).toBe('1.250 CB');
  });

  test.each([Number.NaN, Infinity, -Infinity, 1e16, 1e21, -1e21])('formats %s as a dash', (cb) => {
    expect(formatAmount(cb, { ...english, dollars: true })).toBe('—');
  });

  test('formats the largest amount, and a dash beyond it, also without the unit', () => {
    expect(formatAmount(1e15, english)).toBe('1,000,000,000,000,000 CB');
    expect(formatAmount(-1e15, english)).toBe('−1,000,000,000,000,000 CB');
    expect([Number.NaN, 1e16].map((cb) => formatCb(cb, english))).toEqual(['—', '—']);
    expect([Number.NaN, 1e16].map((cb) => formatDollars(cb, 'en-US'))).toEqual(['—', '—']);
  });

  test('formats CB and cents that parse back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (cb) => {
        const written = formatAmount(cb, { ...english, dollars: true });
        const [amount, cents] = written
          .replaceAll('−', '-')
          .replaceAll(/[,.$]/g, '')
          .split('(')
          .map((part) => Number.parseInt(part, 10));
        // 100 CB are $1, so there are as many cents as CB.
        expect([amount, cents]).toEqual([cb, cb]);
      }),
    );
  });
});

test.each([
  [25, 'USD', '$25'],
  [12.5, 'USD', '$12.50'],
  [1250, 'EUR', '€1,250'],
  [1500, 'JPY', '¥1,500'],
  [1250, 'points', '1,250 points'],
])('formatValue writes %d %s as %s', (value, currency, text) => {
  expect(formatValue(value, currency, 'en-US')).toBe(text);
});

test('dollars of CB have cents, also after a value without them', () => {
  expect([formatValue(25, 'USD', 'en-US'), formatDollars(2500, 'en-US')]).toEqual([
    '$25',
    '$25.00',
  ]);
});

const anyTenths = fc.integer({ min: -1e9, max: 1e9 });

test('adds tenths exactly, so that truncation loses nothing', () => {
  expect(sumCb(0.1, 0.7)).toBe(0.8);
  fc.assert(
    fc.property(fc.array(anyTenths, { maxLength: 20 }), (amounts) => {
      const sum = amounts.reduce((total, tenth) => total + tenth, 0);
      expect(sumCb(...amounts.map((tenth) => tenth / 10))).toBeCloseTo(sum / 10, 9);
      expect(formatCb(sumCb(...amounts.map((tenth) => tenth / 10)), { locale: 'en-US' })).toBe(
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
])('for a price of %d, a balance of %d, %d CB are missing', (price, balance, missing) => {
  expect(missingCb(price, balance)).toBe(missing);
});

test.each([
  [25, '25'],
  [12.5, '12.50'],
  [1000, '1,000'],
])('a value of %d reads "%s" beside its currency', (value, text) => {
  expect(formatWithoutCurrency(value, 'en-US')).toBe(text);
});

test('a balance that is shown as 0 is not below zero', () => {
  expect([-0.04, -0.1].map(isBelowZero)).toEqual([false, true]);
});
