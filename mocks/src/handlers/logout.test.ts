import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpClient } from '../serve/testClient.ts';
import { startTestSite, type TestSite } from '../serve/testSite.ts';
import { demoLogin } from '../world/members.ts';

let site: TestSite;
let client: HttpClient;

const login = { Email: demoLogin.email, Password: demoLogin.password };
const isLoggedIn = async () => (await client.post('/getUserIdFromSession')).status === 200;
const isOut = { status: 303, location: '/home/login', loggedIn: false };

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site.close());

beforeEach(async () => {
  client = new HttpClient(site.url);
  await client.open('/');
  await client.post('/ath', login);
});

async function visit(headers: Record<string, string>, method = 'GET') {
  const { status, headers: answered, text } = await client.send('/logout', { method, headers });
  const result = { status, location: answered.get('Location'), loggedIn: await isLoggedIn() };
  return { result, text, policy: answered.get('Content-Security-Policy') };
}

/** The headers of a navigation, by the site it started on. */
const navigation = (from: string) => ({ 'Sec-Fetch-Site': from, 'Sec-Fetch-Dest': 'document' });

describe('a visit to /logout', () => {
  it.each([
    ['the site itself', navigation('same-origin')],
    ['the address bar', navigation('none')],
    ['an older browser', {}],
    ['a link of the site in an older browser', { Referer: 'SITE/dashboard' }],
  ])('ends the session when it comes from %s', async (_from, headers) => {
    const sent = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace('SITE', site.url),
    ]);
    expect((await visit(Object.fromEntries(sent))).result).toEqual(isOut);
  });

  it.each([
    ['another site', navigation('cross-site')],
    ['a neighbour', navigation('same-site')],
    ['another site in an older browser', { Referer: 'https://evil.example/' }],
    ['a neighbour in an older browser', { Referer: 'http://localhost:1/' }],
  ])('asks first when it comes from %s', async (_from, headers) => {
    const { result, text, policy } = await visit(headers);
    expect(result).toEqual({ status: 200, location: null, loggedIn: true });
    expect(text).toContain('<h1>Log out of CB Rewards?</h1>');
    expect(text).toContain('<form method="post" action="/logout">');
    expect(text).toContain('<a href="/dashboard">');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each(['image', 'iframe', 'script', 'empty', 'style', 'prefetch'])(
    'does nothing for a request of the type %s, from any site',
    async (dest) => {
      for (const from of ['same-origin', 'cross-site']) {
        const { result } = await visit({ 'Sec-Fetch-Site': from, 'Sec-Fetch-Dest': dest });
        expect(result).toEqual({ status: 403, location: null, loggedIn: true });
      }
    },
  );

  it('does nothing for a prerender', async () => {
    const headers = { ...navigation('same-origin'), 'Sec-Purpose': 'prefetch;prerender' };
    expect((await visit(headers)).result).toMatchObject({ status: 403, loggedIn: true });
  });
});

describe('a form sent to /logout', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'SITE' }])(
    'ends the session if it comes from the site (%j)',
    async (headers) => {
      const [name = '', value = ''] = Object.entries(headers)[0] ?? [];
      const own = { [name]: value.replace('SITE', site.url) };
      expect((await visit({ ...form, ...own }, 'POST')).result).toEqual(isOut);
    },
  );

  it.each([
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('is refused if it does not (%j)', async (headers) => {
    const { result } = await visit({ ...form, ...headers }, 'POST');
    expect(result).toEqual({ status: 403, location: null, loggedIn: true });
  });
});
