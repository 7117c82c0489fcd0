import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Other files import the same modules for other pages, before and after.
beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Stubs a document with this meta tag in its head, or without one. */
function page(content: string | undefined) {
  const querySelector = (selector: string) =>
    selector === 'meta[name="cb-providers"]' && content !== undefined ? { content } : null;
  vi.stubGlobal('document', { querySelector });
}

const read = async () => (await import('./providersOrigin.ts')).providersOrigin;

test.each(['http://localhost:4321', 'https://offers.example', 'http://[::1]:8080'])(
  'accepts the origin %s',
  async (origin) => {
    page(origin);
    expect(await read()).toBe(origin);
  },
);

test.each([
  undefined,
  '',
  'localhost:4321',
  '/wall',
  'javascript:alert(1)',
  'data:text/html,x',
  'null',
  'ftp://offers.example',
  'http://offers.example/',
  'http://offers.example/path',
  'http://member@offers.example',
  'http://OFFERS.example',
])('returns undefined for %j', async (content) => {
  page(content);
  expect(await read()).toBeUndefined();
});

test('is undefined without a document', async () => {
  vi.stubGlobal('document', undefined);
  expect(await read()).toBeUndefined();
});

test('the framed addresses are on it, and it may be framed', async () => {
  page('http://localhost:4321');
  const { framedOrigins, memberLinks, widgetPage } = await import('./links.ts');
  expect(memberLinks).toMatchObject({
    news: 'http://localhost:4321/news',
    videoGuides: 'http://localhost:4321/video-guides',
    coupons: 'http://localhost:4321/coupons',
    cashback: 'http://localhost:4321/cashback-offers',
    tasks: 'http://localhost:4321/tasks',
  });
  expect(widgetPage).toBe('http://localhost:4321/widget.html');
  expect(framedOrigins).toContain('http://localhost:4321');
});

test('without it they are the https addresses of the table', async () => {
  page(undefined);
  const { framedOrigins, memberLinks, widgetPage } = await import('./links.ts');
  expect(memberLinks).toMatchObject({
    news: 'https://help.cbrewards.example/news',
    videoGuides: 'https://help.cbrewards.example/video-guides',
    coupons: 'https://help.cbrewards.example/coupons',
    cashback: 'https://help.cbrewards.example/cashback-offers',
    tasks: 'https://help.cbrewards.example/tasks',
  });
  expect(widgetPage).toBe('https://widgets.cbrewards.example/widget.html');
  expect(framedOrigins).toEqual([
    'https://help.cbrewards.example',
    'https://offers.cbrewards.example',
    'https://cint.example',
    'https://widgets.cbrewards.example',
  ]);
});
