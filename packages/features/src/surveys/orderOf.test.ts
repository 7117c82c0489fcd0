import { expect, test } from 'vitest';
import { orderOf } from './orderOf.ts';

test.each(['reward', 'time', 'rate'] as const)('%s is an order', (order) => {
  expect(orderOf(order)).toBe(order);
});

test.each([null, '', 'cb', 'REWARD', 'reward ', 'constructor', '<script>'])(
  '%j is none',
  (text) => {
    expect(orderOf(text)).toBeUndefined();
  },
);
