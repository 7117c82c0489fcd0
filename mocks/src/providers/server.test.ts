import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delay } from '../handlers/delay.ts';
import { startProviders, type RunningProviders } from './server.ts';
import { mockWalls } from './walls.ts';

const site = 'http://127.0.0.1:4173';
const waits: number[] = [];
const delay: Delay = async (ms) => void waits.push(ms);

let providers: RunningProviders;

beforeAll(async () => {
  providers = await startProviders({ siteOrigins: () => [site], delay });
});

afterAll(() => providers.close());

async function open(path: string, init?: RequestInit) {
  const response = await fetch(providers.url + path, init);
  return { ...pick(response), text: await response.text() };
}

const pick = ({ status, headers }: Response) => ({ status, headers });

const walls = Object.values(mockWalls).map(({ page, name }) => [page, name] as const);

describe('the pages', () => {
  it.each(walls)('/wall/%s is labelled as a mock page of %s', async (path, name) => {
    const { status, text } = await open(`/wall/${path}?member=member-1001`);
    expect(status).toBe(200);
    expect(text).toContain(`Mock page of ${name}<`);
    expect(text.match(/<strong>[\d,]+ CB</g)).toHaveLength(6);
    expect(text).toContain('<dt>member</dt><dd>member-1001</dd>');
    expect(text).toContain('id="messages"');
  });

  it.each([
    ['/news', 'News'],
    ['/video-guides', 'Video guides'],
    ['/coupons', 'Coupons'],
    ['/cashback-offers', 'Cashback offers'],
    ['/tasks', 'Tasks'],
    ['/ad-blocker', 'Ad blockers'],
  ])('%s is a page of the help desk', async (path, title) => {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('<script');
  });

  it.each(['/', '/wall', '/wall/', '/wall/nobody', '/wall/news', '/rapidoreach', '//news', '/%zz'])(
    'there is no page at %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('escape the query', async () => {
    const evil = `"><script>alert(1)</script>'&`;
    const { text } = await open(`/wall/inbrain?${new URLSearchParams({ [evil]: evil })}`);
    expect(text).not.toContain("alert(1)</script>'");
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#39;&#38;');
  });
});

describe('the headers', () => {
  it('allow only the site to frame a page, forbid sniffing and caching, and set no cookies', async () => {
    for (const path of ['/wall/sayso', '/nowhere', '/news?behave=error']) {
      const { headers } = await open(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy.split('; ')).toContain(`frame-ancestors 'self' ${site}`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('allow no framing by others if there is no site', async () => {
    const lonely = await startProviders({ siteOrigins: () => [] });
    const { headers } = await fetch(`${lonely.url}/news`);
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'$/);
    await lonely.close();
  });

  it('allow only GET and HEAD', async () => {
    const { status, headers } = await open('/news', { method: 'POST', body: 'x' });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('GET, HEAD');
    expect(await open('/news', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});

describe('a page with ?behave', () => {
  it('is delayed by 5 s', async () => {
    waits.length = 0;
    expect((await open('/wall/bitlabs?behave=slow')).status).toBe(200);
    expect(waits).toEqual([5000]);
    await open('/wall/bitlabs?behave=nonsense');
    expect(waits).toEqual([5000]);
  });

  it('fails', async () => {
    expect(await open('/wall/cint?behave=error')).toMatchObject({ status: 500 });
  });

  it('never answers, until the server closes', async () => {
    const held = await startProviders({ siteOrigins: () => [site] });
    const asked = fetch(`${held.url}/wall/cint?behave=never`);
    const ended = asked.catch((error: unknown) => error);
    // This request was sent later, so the server has received the other one by now.
    expect((await fetch(`${held.url}/news`)).status).toBe(200);
    await held.close();
    expect(await ended).toMatchObject({ message: 'fetch failed' });
  });
});
