import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginWithReturn, returnPath } from './returnPath.ts';

const origin = 'https://cb.example';
const afterLogin = (path: string) =>
  returnPath(new URL(loginWithReturn(path), origin).search, origin);

test.each([
  '/dashboard',
  '/dashboard/surveys?sort=cb#top',
  '/dashboard/redeemrewards/details/a%20b',
  '/email/reset',
])('returns to %s', (path) => {
  expect(afterLogin(path)).toBe(path);
});

test.each([
  '',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '//evil.example/dashboard/surveys',
  'dashboard/surveys',
  '//',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/dashboard/../logout',
  '/dashboardevil',
  '/home/login',
  '/email/resetevil',
])('goes to the dashboard instead of %j', (path) => {
  expect(afterLogin(path)).toBe('/dashboard');
});

test('goes to the dashboard by default', () => {
  expect(returnPath('', origin)).toBe('/dashboard');
});

test('never leaves the dashboard of this site, for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((s) => `/dashboard${s}`),
      ),
      (path) => {
        const url = new URL(afterLogin(path), origin);
        expect(url.origin).toBe(origin);
        expect(`${url.pathname}/`.startsWith('/dashboard/')).toBe(true);
      },
    ),
  );
});
