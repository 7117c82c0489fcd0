import { expect, test } from 'vitest';
import { formatPercent, clampPercent } from './ProgressRing.tsx';

test.each([
  [0, '0.0%'],
  [66.66, '66.7%'],
  [100, '100.0%'],
  [130, '100.0%'],
  [-5, '0.0%'],
  [Infinity, '100.0%'],
  [Number.NaN, '—'],
  [undefined, '—'],
])('formats %s as %s', (percent, text) => {
  expect(formatPercent(percent, 'en-US')).toBe(text);
});

test('clampPercent maps missing values to 0 and clamps the others', () => {
  expect([undefined, Number.NaN, 150, -1].map(clampPercent)).toEqual([0, 0, 100, 0]);
});
