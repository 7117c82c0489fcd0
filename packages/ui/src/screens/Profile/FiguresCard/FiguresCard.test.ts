import { expect, test } from 'vitest';
import { percentRemaining } from './FiguresCard.tsx';

const figures = { lifetime: 400, week: 0, month: 0 };

test.each([
  [300, 100, 75],
  [0, 100, 0],
  [100, 0, 100],
])('%d CB left and %d claimed are %d %% remaining', (current, claimed, percent) => {
  expect(percentRemaining({ ...figures, current, claimed })).toBe(percent);
});

test.each([
  [0, 0],
  [-5, 100],
  [100, -5],
  [Number.NaN, 100],
  [100, Number.NaN],
])('%d CB left and %d claimed have no percentage', (current, claimed) => {
  expect(percentRemaining({ ...figures, current, claimed })).toBeUndefined();
});
