import { describe, expect, test } from 'vitest';
import { openableUrl, loadableUrl, webUrl } from './outsideUrl.ts';

const page = new URL('https://site.example/dashboard');
const noWebAddress = ['', '  ', '//', 'javascript:alert(1)', 'data:text/html,x', 'about:blank'];
const withCredentials = ['https://member:secret@a.example/', 'https://member@a.example/'];
const relative = ['/logout', 'logout', '?x', '#x'];

describe('webUrl', () => {
  test('rejects everything but absolute web addresses without credentials', () => {
    const others = ['//a.example/x', 'blob:https://a.example/1', 'ftp://a.example/'];
    const refused = [...noWebAddress, ...withCredentials, ...relative, ...others];
    expect(refused.filter((address) => webUrl(address))).toEqual([]);
  });

  test('accepts http and https, with any port', () => {
    for (const address of ['http://a.example/x', 'https://a.example:8443/x?y#z']) {
      expect(webUrl(address)?.href).toBe(address);
    }
  });
});

const own = [
  'https://site.example/logout',
  'HTTPS://SITE.EXAMPLE:443/logout',
  'http://site.example/logout',
];
const blob = 'blob:https://a.example/1';

describe('loadableUrl', () => {
  test('refuses the page’s own host, and everything but https', () => {
    const others = ['//a.example/x', 'http://a.example/x', blob];
    const refused = [...noWebAddress, ...withCredentials, ...relative, ...own, ...others];
    expect(refused.filter((address) => loadableUrl(address, page))).toEqual([]);
  });

  test('accepts https of another host, with any port', () => {
    expect(loadableUrl('https://a.example/x', page)?.href).toBe('https://a.example/x');
    expect(loadableUrl(' https://a.example:8443/x ', page)?.host).toBe('a.example:8443');
  });
});

describe('openableUrl', () => {
  test('refuses the page’s own host, and everything but web addresses', () => {
    const others = ['//member@a.example/', '//SITE.example/logout', blob];
    const refused = [...noWebAddress, ...withCredentials, ...relative, ...own, ...others];
    expect(refused.filter((address) => openableUrl(address, page))).toEqual([]);
  });

  test.each([
    ['http://a.example/x', 'http://a.example/x'],
    ['https://a.example:8443/x', 'https://a.example:8443/x'],
    [' //a.example/x', 'https://a.example/x'],
  ])('accepts %j', (address, href) => {
    expect(openableUrl(address, page)?.href).toBe(href);
  });

  test('gives an address without a protocol the protocol of the page', () => {
    const site = new URL('http://localhost:4173/');
    expect(openableUrl('//localhost:4174/wall', site)?.href).toBe('http://localhost:4174/wall');
  });
});
