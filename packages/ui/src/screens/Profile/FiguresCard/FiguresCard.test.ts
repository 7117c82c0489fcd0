import { expect, test } from 'vitest';
import { percentRemaining } from './FiguresCard.tsx';

const figures = { lifetime: 400, week: 0, month: 0 };

test.each([
  [300, 100, 75],
  [0, 100, 0],
  [100, 0, 100],
])('%d of which %d were claimed', (current, claimed, share) => {
  expect(percentRemaining({ ...figures, current, claimed })).toBe(share);
});

test.each([
  [0, 0],
  [-5, 100],
  [100, -5],
  [Number.NaN, 100],
  [100, Number.NaN],
])('%d and %d have no bar', (current, claimed) => {
  expect(percentRemaining({ ...figures, current, claimed })).toBeUndefined();
});
