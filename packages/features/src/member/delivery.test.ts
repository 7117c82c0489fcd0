import { expect, test } from 'vitest';
import { expectedDelivery } from './delivery.ts';

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
