import { expect, test } from 'vitest';
import { filledShare } from './PriceProgress.tsx';

test.each([
  [1000, 250, 0.25],
  [1000, 4000, 0.75],
  [1000, -50, 0],
  [1000, undefined, 0],
  [0, 0, 0],
  [0, -50, 0],
])(
  'the bar for a price of %s CB and a balance of %s CB is filled to %s',
  (price, balance, share) => {
    expect(filledShare(price, balance)).toBe(share);
  },
);
