import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameSource, httpUrl } from './address.ts';

const href = 'https://site.example/dashboard/cbnews';
const hostile = [
  '',
  '  ',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'about:blank',
  '//',
];

describe('httpUrl', () => {
  test.each(hostile)('refuses %j', (address) => {
    expect(httpUrl(address, href)).toBeUndefined();
  });

  test('reads absolute and relative addresses', () => {
    expect(httpUrl('http://a.example/x', href)?.href).toBe('http://a.example/x');
    expect(httpUrl('/x', href)?.href).toBe('https://site.example/x');
  });
});

describe('frameSource', () => {
  test.each(hostile)('offers nothing for %j', (address) => {
    expect(frameSource(address, { href })).toEqual({ kind: 'none' });
  });

  test('frames https and the own origin', () => {
    const src = 'https://help.example/news';
    expect(frameSource(src, { href })).toEqual({ kind: 'frame', src, own: false });
    const own = { kind: 'frame', src: 'https://site.example/help.html', own: true };
    expect(frameSource('/help.html', { href })).toEqual(own);
  });

  test('links to http and names the host', () => {
    const address = 'http://help.example:8080/news';
    const link = { kind: 'link', href: address, host: 'help.example:8080' };
    expect(frameSource(address, { href })).toEqual(link);
  });

  test('frames only allowed origins where there is a list', () => {
    const allowedOrigins = ['https://cint.example'];
    const kindOf = (address: string) => frameSource(address, { href, allowedOrigins }).kind;
    expect(kindOf('https://cint.example/x')).toBe('frame');
    expect(kindOf('https://cint.example.evil.example/x')).toBe('link');
    expect(kindOf('https://cint.example:8443/x')).toBe('link');
    expect(kindOf('https://cint.example@evil.example/x')).toBe('link');
  });

  test('never frames what is neither https nor own, and never throws', () => {
    const framed = fc
      .sample(fc.oneof(fc.string(), fc.webUrl()), { numRuns: 500, seed: 1 })
      .map((address) => frameSource(address, { href }))
      .filter((source) => source.kind === 'frame');
    expect(framed.length).toBeGreaterThan(0);
    expect(framed.filter(({ src }) => !src.startsWith('https:'))).toEqual([]);
  });
});
