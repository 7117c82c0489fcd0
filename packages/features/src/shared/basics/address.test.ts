import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameSource } from './address.ts';

const href = 'https://site.example/dashboard/cbnews';

describe('frameSource', () => {
  test.each(['', '  ', '//'])('returns nothing for %j', (address) => {
    expect(frameSource(address, { href })).toEqual({ kind: 'none' });
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'about:blank',
    'file:///etc/hosts',
    'https://member:secret@walls.example/',
    'https://member@walls.example/',
  ])('refuses %j, even of an allowed origin', (address) => {
    const allowedOrigins = ['https://walls.example', 'https://a.example', 'null'];
    expect(frameSource(address, { href, allowedOrigins })).toEqual({ kind: 'refused' });
  });

  test('frames an allowed origin over http, as in development, and links to another port', () => {
    const allowedOrigins = ['http://localhost:4174'];
    const kindOf = (address: string) => frameSource(address, { href, allowedOrigins }).kind;
    expect(kindOf('http://localhost:4174/wall/sayso')).toBe('frame');
    expect(kindOf('http://localhost:4175/wall/sayso')).toBe('link');
  });

  test('frames https, and a page of the site if the operator chose it', () => {
    const src = 'https://help.example/news';
    expect(frameSource(src, { href })).toEqual({ kind: 'frame', src, isSameOrigin: false });
    const own = { kind: 'frame', src: 'https://site.example/help.html', isSameOrigin: true };
    expect(frameSource('/help.html', { href, fromOperator: true })).toEqual(own);
    expect(frameSource('https://site.example/help.html', { href, fromOperator: true })).toEqual(
      own,
    );
  });

  test.each([
    ['', 'none'],
    ['  ', 'none'],
    ['//', 'none'],
    ['blob:https://site.example/1', 'refused'],
    ['https://member@site.example/help.html', 'refused'],
    ['https://:secret@site.example/help.html', 'refused'],
  ])('does not frame the site’s own page for %j, even for the operator', (address, kind) => {
    expect(frameSource(address, { href, fromOperator: true })).toEqual({ kind });
  });

  test.each([undefined, ['https://site.example']])(
    'does not frame the site’s own pages for the server, even if allowed: %j',
    (allowedOrigins) => {
      const kindOf = (address: string) => frameSource(address, { href, allowedOrigins }).kind;
      expect(kindOf('https://site.example/logout')).toBe('refused');
      expect(kindOf('http://site.example/logout')).toBe('refused');
      expect(kindOf('/logout')).toBe('none');
      expect(kindOf('//site.example/logout')).toBe('none');
    },
  );

  test('links to http and to another port, with the host named', () => {
    const unsafe = 'http://help.example/news';
    const linked = { kind: 'link', href: unsafe, host: 'help.example' };
    expect(frameSource(unsafe, { href })).toEqual(linked);
    expect(frameSource(unsafe, { href, fromOperator: true })).toEqual(linked);
    const address = 'https://help.example:8080/news';
    const link = { kind: 'link', href: address, host: 'help.example:8080' };
    expect(frameSource(address, { href, allowedOrigins: [] })).toEqual(link);
  });

  test('frames only allowed origins if there is a list', () => {
    const allowedOrigins = ['https://cint.example'];
    const kindOf = (address: string) => frameSource(address, { href, allowedOrigins }).kind;
    expect(kindOf('https://cint.example/x')).toBe('frame');
    expect(kindOf('https://cint.example.evil.example/x')).toBe('link');
    expect(kindOf('https://cint.example:8443/x')).toBe('link');
    expect(kindOf('https://cint.example@evil.example/x')).toBe('refused');
  });

  test('frames only https without a list, and never throws', () => {
    const framed = fc
      .sample(fc.oneof(fc.string(), fc.webUrl()), { numRuns: 500, seed: 1 })
      .map((address) => frameSource(address, { href }))
      .filter((source) => source.kind === 'frame');
    expect(framed.length).toBeGreaterThan(0);
    expect(framed.filter(({ src }) => !src.startsWith('https:'))).toEqual([]);
  });

  test('frames only listed origins, and links to the web only, whatever surrounds their names', () => {
    const addresses = fc
      .tuple(
        fc.constantFrom('', ' ', 'https://', 'http://', '//', 'javascript:', 'data:,', 'x@'),
        fc.constantFrom('walls.example', 'https://walls.example', 'walls.example.evil.example'),
        fc.constantFrom(
          '',
          '/',
          ':443',
          ':8443',
          '@evil.example',
          '.evil.example',
          '?https://x',
          '#',
        ),
        fc.string({ maxLength: 5 }),
      )
      .map((parts) => parts.join(''));
    const sources = fc
      .sample(addresses, { seed: 1, numRuns: 2000 })
      .map((address) => frameSource(address, { href, allowedOrigins: ['https://walls.example'] }));
    const framed = sources.filter((source) => source.kind === 'frame');
    const linked = sources.filter((source) => source.kind === 'link');
    expect(new Set(framed.map(({ src }) => new URL(src).origin))).toEqual(
      new Set(['https://walls.example']),
    );
    expect(new Set(linked.map((link) => new URL(link.href).protocol))).toEqual(
      new Set(['http:', 'https:']),
    );
  });
});
