import { expect, test } from 'vitest';
import { parseOrder } from './parseOrder.ts';

test.each(['reward', 'time', 'rate'] as const)('%s is an order', (order) => {
  expect(parseOrder(order)).toBe(order);
});

test.each([null, '', 'cb', 'REWARD', 'reward ', 'constructor', '<script>'])(
  '%j is none',
  (text) => {
    expect(parseOrder(text)).toBeUndefined();
  },
);
