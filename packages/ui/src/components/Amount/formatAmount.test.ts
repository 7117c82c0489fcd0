import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';

const english = { locale: 'en-US' };

describe('formatAmount', () => {
  test('calls the points CB and groups them [PRD-01]', () => {
    expect(formatAmount(1250, english)).toBe('1,250 CB');
    expect(formatAmount(0, english)).toBe('0 CB');
  });

  test('writes dollars at 100 CB to the dollar [PRD-04]', () => {
    expect(formatAmount(100, { ...english, dollars: true })).toBe('100 CB ($1.00)');
    expect(formatAmount(1250, { ...english, dollars: true })).toBe('1,250 CB ($12.50)');
  });

  test.each([
    [0.05, 0, '0 CB'],
    [12.5, 0, '13 CB'],
    [12.25, 1, '12.3 CB'],
    [12, 1, '12.0 CB'],
    [-0.2, 0, '0 CB'],
    [-0, 1, '0.0 CB'],
  ] as const)('rounds %d to %d places', (cb, decimals, written) => {
    expect(formatAmount(cb, { ...english, decimals })).toBe(written);
  });

  test('writes a real minus before CB and dollars', () => {
    expect(formatAmount(-1250, { ...english, dollars: true })).toBe('−1,250 CB (−$12.50)');
  });

  test('follows the locale', () => {
    expect(formatAmount(1250, { locale: 'de-DE' })).toBe('1.250 CB');
  });

  test.each([Number.NaN, Infinity, -Infinity, 1e16, 1e21, -1e21])('writes a dash for %d', (cb) => {
    expect(formatAmount(cb, { ...english, dollars: true })).toBe('—');
  });

  test('can be read back, CB and cents alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (cb) => {
        const written = formatAmount(cb, { ...english, dollars: true });
        const [amount, cents] = written
          .replaceAll('−', '-')
          .replaceAll(/[,.$]/g, '')
          .split('(')
          .map((part) => Number.parseInt(part, 10));
        expect([amount, cents]).toEqual([cb, cb]);
      }),
    );
  });
});
