import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redeemableCb, parseCbAmount } from './parseCbAmount.ts';

test.each([
  ['0', 0],
  ['1000', 1000],
  [' 1000 ', 1000],
  ['1,000', 1000],
  ['12,345,678', 12_345_678],
  ['0010', 10],
])('%j is %d CB', (typed, cb) => {
  expect(parseCbAmount(typed)).toBe(cb);
});

test.each(['', ' ', '-5', '+5', '10.5', '1,5', '1,0000', ',100', '1 000', '1e21', 'NaN', 'ten'])(
  '%j is not a whole number',
  (typed) => {
    expect(parseCbAmount(typed)).toBeUndefined();
  },
);

test.each(['9007199254740993', '9'.repeat(400)])('%s is too large to be exact', (typed) => {
  expect(parseCbAmount(typed)).toBeUndefined();
});

test('returns only whole numbers, from 0 up', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const cb = parseCbAmount(typed) ?? 0;
      expect(Number.isSafeInteger(cb) && cb >= 0).toBe(true);
    }),
    { seed: 1 },
  );
});

test.each([
  ['1', 1],
  ['1,000', 1000],
  ['0', undefined],
  ['000', undefined],
  ['-1', undefined],
  ['0.5', undefined],
])('%j redeems %s CB', (typed, cb) => {
  expect(redeemableCb(typed)).toBe(cb);
});
