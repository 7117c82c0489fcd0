import { expect, test } from 'vitest';
import { addressOf } from './addressOf.ts';

test.each([
  ['/dashboard/cbinbox', '/dashboard/cbinbox'],
  ['dashboard cbinbox', '/dashboard/cbinbox'],
  ['dashboard offers wall', '/dashboard/offers/wall'],
  [' home  reg ', '/home/reg'],
  ['dashboard', '/dashboard'],
  ['', '/'],
])('"%s" starts at %s', (start, address) => {
  expect(addressOf(start)).toBe(address);
});
