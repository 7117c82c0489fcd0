import { expect, test } from 'vitest';
import { isCurrent } from './NavLink.tsx';

test.each([
  ['/dashboard/offers', '/DASHBOARD/Offers/Wall', false, true],
  ['/to/accountSettings', '/to/accountSettings', false, true],
  ['/dashboard/offers', '/dashboard/offers', false, true],
  ['/dashboard/offers', '/dashboard/offers/', false, true],
  ['/dashboard/offers', '/dashboard/offers/wall', false, true],
  ['/dashboard/offers', '/dashboard/offers/wall', true, false],
  ['/dashboard/offers', '/dashboard/offers', true, true],
  ['/dashboard/offers', '/dashboard/offerswall', false, false],
  ['/dashboard/offers', '/dashboard/offers//', true, true],
  ['/', '/', true, true],
  ['/', '/', false, true],
  ['/dashboard/redeem', '/dashboard/redeemrewards', false, false],
])('%s on %s (exact: %s) is current: %s', (href, current, exact, expected) => {
  expect(isCurrent(href, current, { exact })).toBe(expected);
});

test('without options, a child path is current', () => {
  expect(isCurrent('/dashboard/offers', '/dashboard/offers/wall')).toBe(true);
});
