import { readFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { demoMemberId, otherLogin } from '@cb/mocks/world/members';
import { ensureNginx, startBehindNginx } from './nginx.ts';
import {
  demoLogin,
  expect,
  poll,
  logIn,
  test as base,
  waitForMember,
  watchRefusals,
} from './site.ts';

const nginx = ensureNginx();

/**
 * The site as deployed: pages and files are served by nginx, calls and sockets by the server behind
 * it.
 */
const test = base.extend({
  site: async ({}, use, { parallelIndex }) => {
    base.skip(nginx === undefined, 'There is no nginx here, and apt could not install one.');
    const site = await startBehindNginx(nginx ?? '', parallelIndex);
    await use(site);
    await site.close();
  },
});

test.use({ ignoreHTTPSErrors: true });

interface NginxResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request with only the given headers. */
function send(url: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<NginxResponse>((resolve, reject) => {
    const options = { method, headers, rejectUnauthorized: false };
    const request = httpsRequest(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, headers: sent } = response;
        resolve({ status, headers: sent, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const index = () => readFileSync('apps/site/dist/index.html', 'utf8');
const login = () => readFileSync('apps/site/dist/home/login.html', 'utf8');
const asset = () => /\/assets\/style-[\w-]+\.css/.exec(index())?.[0] ?? '';

test('pages and files have their headers and caching', async ({ site }) => {
  const page = await send(`${site.url}/home/login`);
  expect(page.body.toString()).toBe(login());
  const giftCardPage = await send(`${site.url}/dashboard/redeemrewards/details/B100001`);
  expect(giftCardPage.body.toString()).toBe(index());
  const [ruleOfAllPaths = ''] = readFileSync('apps/site/dist/_headers', 'utf8').split('\n\n');
  for (const [, name = '', value] of ruleOfAllPaths.matchAll(/^ {2}(.*?): (.*)$/gm)) {
    for (const path of ['/home/login', asset(), '/assets/gone-1.js', '/favicon.svg']) {
      const { headers } = await send(site.url + path);
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'set-cookie': [
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax; Secure$/),
    ],
  });
  const file = await send(site.url + asset());
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['set-cookie']).toBeUndefined();
  const worker = await send(`${site.url}/sw.js`);
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const banner = await send(`${site.url}/invites/medium.png`);
  expect(banner.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the addresses of banners that members pasted earlier lead to the same pictures', async ({
  site,
}) => {
  const moved = { '300x250': 'medium', 'gift-cards': 'gift-cards' };
  for (const [from, to] of Object.entries(moved)) {
    const { status, headers } = await send(`${site.url}/banners/${from}.png`);
    expect(status).toBe(301);
    expect(headers).toMatchObject({
      location: `${site.url}/invites/${to}.png`,
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  expect((await send(`${site.url}/banners/gone.png`)).status).toBe(404);
});

test('an address with a slash at the end leads to its page', async ({ site }) => {
  const { status, headers } = await send(`${site.url}/home/login/?next=%2Fa`);
  expect(status).toBe(308);
  expect(headers.location).toBe(`${site.url}/home/login?next=%2Fa`);
  // No redirect to another host.
  for (const path of ['//rewards.example/', '/%5Crewards.example/', '/%2Frewards.example/']) {
    expect((await send(site.url + path)).headers.location, path).toBeUndefined();
  }
});

test('files are sent compressed', async ({ site }) => {
  for (const path of ['/home/login', asset()]) {
    const plain = await send(site.url + path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, body } = await send(site.url + path, { 'Accept-Encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toBe(plain.body.toString());
  }
});

test('a missing file gets no page, and any client gets a page', async ({ site }) => {
  for (const path of ['/assets/gone-1.js', '/favicon.ico', '/a/b.png', '/_headers']) {
    const missing = await send(site.url + path, { Accept: 'text/html' });
    expect([missing.status, path]).toEqual([404, path]);
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
  }
  for (const path of ['/', '/home/login', '/email/reset', '/giftcards', '/giftcards.html']) {
    const head = await send(site.url + path, { Accept: '*/*' }, 'HEAD');
    expect([head.status, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  }
});

test('large bodies are refused', async ({ site }) => {
  const large = await send(`${site.url}/ath`, {}, 'POST', 'x'.repeat(1_100_000));
  expect(large.status).toBe(413);
});

test('calls with a password are rate-limited, others are not', async ({ site }) => {
  const tries = Array.from({ length: 40 }, () => send(`${site.url}/ath`, {}, 'POST', '{}'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([415, 429]));
  expect((await send(`${site.url}/searchOrders`, {}, 'POST', '{}')).status).toBe(415);
});

test('two members log in, receive pushes over a websocket, and log out', async ({
  browser,
  page,
  site,
}) => {
  const problems: string[] = [];
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: site.url });
  watchRefusals(context, problems);
  const other = await context.newPage();
  const sockets = [page, other].map((tab) => tab.waitForEvent('websocket'));
  for (const [tab, login] of [
    [page, demoLogin],
    [other, otherLogin],
  ] as const) {
    await tab.goto('/home/login');
    await logIn(tab, login);
    await expect(tab).toHaveURL(/\/dashboard/);
  }
  for (const socket of await Promise.all(sockets)) expect(socket.url()).toMatch(/^wss:/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ httpOnly }) => httpOnly)).toMatchObject({
    name: '__Host-CB-SESSION',
    secure: true,
    sameSite: 'Lax',
  });
  const message = { Title: 'Pushed through nginx', body: 'To one member' };
  await poll(() => site.backend.push(demoMemberId, 'cbUpdate', message)).toBe(1);
  await expect(page.getByText('Pushed through nginx').first()).toBeVisible();
  await expect(other.getByText('Pushed through nginx')).toHaveCount(0);
  await page.goto('/logout', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/home/login');
  await other.reload();
  await waitForMember(other);
  await context.close();
  expect(problems).toEqual([]);
});
