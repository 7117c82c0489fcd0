import { describe, expect, test } from 'vitest';
import { outsideUrl, webUrl } from './outsideUrl.ts';

const origin = 'https://site.example';
const noAddress = ['', '  ', '//', 'javascript:alert(1)', 'data:text/html,x', 'about:blank'];
const withLogin = ['https://member:secret@a.example/', 'https://member@a.example/'];
const relative = ['/logout', 'logout', '//a.example/x', '?x', '#x'];

describe('webUrl', () => {
  test('rejects what is not an absolute web address', () => {
    const others = ['blob:https://a.example/1', 'ftp://a.example/'];
    const refused = [...noAddress, ...withLogin, ...relative, ...others];
    expect(refused.filter((address) => webUrl(address))).toEqual([]);
  });

  test('accepts http and https, with any port', () => {
    for (const address of ['http://a.example/x', 'https://a.example:8443/x?y#z']) {
      expect(webUrl(address)?.href).toBe(address);
    }
  });
});

describe('outsideUrl', () => {
  test('refuses the page’s own origin, and what is not https', () => {
    const own = [
      'https://site.example/logout',
      'HTTPS://SITE.EXAMPLE:443/logout',
      'http://site.example/logout',
    ];
    const insecure = ['http://a.example/x', 'blob:https://a.example/1'];
    const refused = [...noAddress, ...withLogin, ...relative, ...own, ...insecure];
    expect(refused.filter((address) => outsideUrl(address, { origin }))).toEqual([]);
  });

  test('accepts https of another origin, with any port', () => {
    expect(outsideUrl('https://a.example/x', { origin })?.href).toBe('https://a.example/x');
    expect(outsideUrl(' https://a.example:8443/x ', { origin })?.host).toBe('a.example:8443');
  });

  test('accepts http of the allowed origins only, and never the page’s own origin', () => {
    const site = 'http://localhost:4173';
    const allowedOrigins = ['http://localhost:4174', 'http://localhost:4173'];
    const read = (address: string) => outsideUrl(address, { origin: site, allowedOrigins })?.href;
    expect(read('http://localhost:4174/wall')).toBe('http://localhost:4174/wall');
    expect(read('http://localhost:4175/wall')).toBeUndefined();
    expect(read('http://localhost:4173/logout')).toBeUndefined();
  });
});
