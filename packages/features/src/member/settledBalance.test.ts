import { expect, test } from 'vitest';
import { settledBalance } from './settledBalance.ts';

const data = { cb: 250, decimals: 0, revision: 1, pushed: false } as const;
const settled = { data, isFetching: false, isError: false };

test('the balance after an order is unknown until it has been fetched again', () => {
  expect(settledBalance({ ...settled, isFetching: true })).toBeUndefined();
  expect(settledBalance({ ...settled, isError: true })).toBeUndefined();
  expect(settledBalance({ ...settled, data: undefined })).toBeUndefined();
  expect(settledBalance(settled)).toBe(250);
});
