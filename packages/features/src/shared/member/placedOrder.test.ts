import { expect, test } from 'vitest';
import { expectedDelivery, settledBalance } from './placedOrder.ts';

test('expects an order 15 to 30 business days after the day it was placed', () => {
  expect(expectedDelivery(Date.UTC(2026, 10, 22, 16, 5), 'UTC')).toEqual({
    from: '11-Dec-2026',
    to: '01-Jan-2027',
  });
  expect(expectedDelivery(Date.UTC(2026, 10, 20, 9), 'UTC')).toEqual({
    from: '11-Dec-2026',
    to: '01-Jan-2027',
  });
});

test('counts from the day in the member’s time zone', () => {
  const late = Date.UTC(2026, 10, 23, 23, 30);
  expect(expectedDelivery(late, 'UTC').from).toBe('14-Dec-2026');
  expect(expectedDelivery(late, 'Asia/Kolkata').from).toBe('15-Dec-2026');
});

const data = { cb: 250, decimals: 0, revision: 1, pushed: false } as const;
const settled = { data, isFetching: false, isError: false };

test('the balance after an order is unknown until it has been fetched again', () => {
  expect(settledBalance({ ...settled, isFetching: true })).toBeUndefined();
  expect(settledBalance({ ...settled, isError: true })).toBeUndefined();
  expect(settledBalance({ ...settled, data: undefined })).toBeUndefined();
  expect(settledBalance(settled)).toBe(250);
});
