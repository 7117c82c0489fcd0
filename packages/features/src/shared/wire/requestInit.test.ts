import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xsrfHeaders } from './requestInit.ts';

const page = { href: 'http://localhost:5173/home/login', cookie: 'a=1; XSRF-TOKEN=t%2B1; b=2' };

test.each(['/register', 'register', './register', '?x=1', '/a//b'])(
  'adds the token from the cookie to a POST to %s [API-05]',
  (address) => {
    expect(xsrfHeaders('POST', address, page)).toEqual({ 'X-XSRF-TOKEN': 't+1' });
  },
);

test('adds nothing to a GET [API-06]', () => {
  expect(xsrfHeaders('GET', '/getUserStats', page)).toEqual({});
});

test.each([
  'http://localhost:5173/register',
  'http://other.example/register',
  '//other.example/register',
  '\\\\other.example\\register',
  '/\\other.example',
  '/\t/other.example',
  ' //other.example',
  'http:other.example',
  'https:other.example',
  'HTTP:/register',
  'data:text/plain,x',
  'http://',
])('adds nothing to the address %j [API-06]', (address) => {
  expect(xsrfHeaders('POST', address, page)).toEqual({});
});

test('never hands the token to another origin, whatever the address [API-06]', () => {
  const pieces = fc.constantFrom('/', '\\', ':', '//', 'http:', 'https:', 'a', '.', '@', '\t', ' ');
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(addresses, (address) => {
      const given = 'X-XSRF-TOKEN' in xsrfHeaders('POST', address, page);
      const { origin } = new URL(given ? address : page.href, page.href);
      expect(origin).toBe('http://localhost:5173');
    }),
  );
});

test('adds nothing without the cookie', () => {
  expect(xsrfHeaders('POST', '/register', { ...page, cookie: 'XSRF-TOKEN-2=x' })).toEqual({});
});

test('passes on a badly encoded cookie unchanged', () => {
  expect(xsrfHeaders('POST', '/register', { ...page, cookie: 'XSRF-TOKEN=%E0%A4%A' })).toEqual({
    'X-XSRF-TOKEN': '%E0%A4%A',
  });
});
