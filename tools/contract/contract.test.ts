/** What the site needs of a server: of the one at `CONTRACT_URL`, or of the mock backend. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen } from '@cb/mocks/serve/listen';
import { createNodeBackend } from '@cb/mocks/serve/node';
import { request, type APIResponse } from '@playwright/test';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { sessionRecord } from '../../packages/features/src/shared/session/session.ts';
import { envelope } from './openapi.ts';
import { contractCalls, signUp } from './contractCalls.ts';

const { CONTRACT_URL, CONTRACT_EMAIL, CONTRACT_PASSWORD } = process.env;

/** Serves the mock backend with empty pages, as if behind https. Returns its address. */
async function startMock() {
  const backend = createNodeBackend({ secure: true, delay: async () => {} });
  const server = createServer((call, reply) => backend.middleware(call, reply, () => reply.end()));
  backend.attachSockets(server);
  afterAll(backend.close);
  afterAll(() => void server.close());
  return `http://localhost:${await listen(server, 0, 'localhost')}`;
}

const url = CONTRACT_URL === undefined ? await startMock() : new URL(CONTRACT_URL).origin;
const isSecure = CONTRACT_URL === undefined || url.startsWith('https:');

/** HTTP clients that keep cookies, as browsers do. */
const options = { baseURL: url, maxRedirects: 0 };
const [visitor, member] = [await request.newContext(options), await request.newContext(options)];
afterAll(() => Promise.all([visitor.dispose(), member.dispose()]));

/** Returns the cookies of a client as a header. */
const cookiesOf = async (client: typeof member) =>
  (await client.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

type Headers = Record<string, string>;

/** Sends a request, and repeats it while the server limits its rate. */
async function sendPatiently(send: () => Promise<APIResponse>): Promise<APIResponse> {
  const response = await send();
  if (response.status() !== 429) return response;
  await setTimeout(1000 * Number(response.headers()['retry-after'] ?? 1));
  return sendPatiently(send);
}

/** Posts a call with the token of the cookies, as the site does. */
async function post(path: string, data?: unknown, more: Headers = {}, from = member) {
  const cookies = more['Cookie'] ?? (await cookiesOf(from));
  const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(cookies) ?? [];
  const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token, ...more };
  return sendPatiently(() => from.post(path, { data, headers }));
}

const statusOf = async (...call: Parameters<typeof post>) => (await post(...call)).status();

/** Returns the response's envelope. Fails for another status or for anything else. */
async function envelopeOf(response: APIResponse, status = 200) {
  expect(response.status(), `${response.url()} ${await response.text()}`).toBe(status);
  return v.parse(envelope, await response.json());
}

/** Returns the cookie that a response sets and that matches, as written. */
const cookieIn = (response: APIResponse, wanted: RegExp) =>
  (response.headers()['set-cookie'] ?? '').split('\n').find((cookie) => wanted.test(cookie));

/** Matches a cookie that scripts cannot read, unless the response removes it. */
const httpOnly = /^(?!.*; *Max-Age=0).*; *HttpOnly/i;

/** Checks that a cookie goes to this host and site only. */
function expectOwn(cookie: string | undefined) {
  expect(cookie).toMatch(/; *SameSite=(?:Lax|Strict)\b/i);
  expect(cookie).toMatch(/; *Path=\/ *(?:;|$)/i);
  expect(cookie).not.toMatch(/; *Domain=/i);
  expect(cookie).toMatch(isSecure ? /; *Secure\b/i : /./);
}

const Email = CONTRACT_EMAIL ?? `contract-${randomUUID()}@mail.example`;
const credentials = { Email, Password: CONTRACT_PASSWORD ?? randomUUID() };

async function readId() {
  const { Data } = await envelopeOf(await post('/getUserIdFromSession', {}));
  return v.parse(sessionRecord, Data?.[0]).UserId;
}

// Each test continues with the session of the previous one.
describe('a server', { shuffle: false }, () => {
  test.each([
    ['*/*', visitor],
    ['text/html', member],
  ])('a page for %s sets an XSRF-TOKEN cookie that the site can read', async (Accept, client) => {
    const page = await client.get('/home/login', { headers: { Accept } });
    expect(page.status()).toBe(200);
    const cookie = cookieIn(page, /^XSRF-TOKEN=/);
    expectOwn(cookie);
    expect(cookie).not.toMatch(httpOnly);
  });

  test.each([
    ['without the token', { 'X-XSRF-TOKEN': '' }],
    ['with another token', { 'X-XSRF-TOKEN': 'x'.repeat(32) }],
    ['from another site', { Origin: 'https://other.example' }],
  ])('a POST %s is refused with 403', async (_, headers) => {
    expect(await statusOf('/ath', credentials, headers, visitor)).toBe(403);
  });

  test('a call without a session gets 401 with an envelope, and no redirect', async () => {
    for (const path of ['/getUserIdFromSession', '/searchOrders']) {
      const { ErrorCode } = await envelopeOf(await post(path, {}, {}, visitor), 401);
      expect(ErrorCode).not.toBe('SUCCESS');
    }
  });

  test('a change is made once for an Idempotency-Key, which fits no other change', async () => {
    const path = CONTRACT_EMAIL ? '/resetpassword' : '/register';
    const body = CONTRACT_EMAIL ? { Email } : { ...signUp, ...credentials };
    const once = { 'Idempotency-Key': randomUUID() };
    const first = await post(path, body, once);
    expect(await envelopeOf(first)).toMatchObject({ ErrorCode: 'SUCCESS' });
    expect(await (await post(path, body, once)).text()).toBe(await first.text());
    expect(await statusOf(path, { ...body, x: 1 }, once)).toBe(422);
    expect(await statusOf(path, body, { 'Idempotency-Key': 'a b' })).toBe(400);
  });

  test('a wrong password is refused in an envelope and starts no session', async () => {
    const response = await post('/ath', { ...credentials, Password: 'wrong' });
    expect((await envelopeOf(response, response.status())).ErrorCode).not.toBe('SUCCESS');
    expect(cookieIn(response, httpOnly)).toBeUndefined();
  });

  test('a login sets a session cookie that no script reads and no other site sends', async () => {
    const response = await post('/ath', credentials);
    expect(await envelopeOf(response)).toMatchObject({ ErrorCode: 'SUCCESS' });
    // Found by its flags, because its name is not specified.
    const cookie = cookieIn(response, httpOnly);
    expectOwn(cookie);
    expect(cookie).toMatch(isSecure ? /^__Host-/ : /./);
  });

  test("only the session's own token is taken, not any that a cookie repeats", async () => {
    const Cookie = (await cookiesOf(member)).replace(/XSRF-TOKEN=[^;]*/, 'XSRF-TOKEN=forged');
    expect(await statusOf('/searchOrders', undefined, { Cookie })).toBe(403);
  });

  test.each(contractCalls.filter(({ isOnce, isPublic }) => !isOnce && !isPublic))(
    '$path responds as the site reads it',
    async ({ path, method, body, data }) => {
      const id = JSON.stringify(await readId());
      const sent = body && JSON.parse(JSON.stringify(body).replaceAll('"{userId}"', id));
      const response = await (method === 'get'
        ? sendPatiently(() => member.get(path))
        : post(path, sent));
      const { ErrorCode, Data } = await envelopeOf(response);
      if (ErrorCode === 'SUCCESS') v.parse(data, Data);
      expect(response.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'content-type': expect.stringMatching(/^application\/json/),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('a call or redemption for another member gets 409 and takes nothing', async () => {
    const other = 'somebody-else';
    const UserId = await readId();
    const balance = async () => envelopeOf(await post('/getCbCountByUser', { UserId }));
    const before = await balance();
    const headers = { 'Idempotency-Key': randomUUID(), 'X-CB-Member': other };
    expect(await statusOf('/payza/createOrder', { cbCount: 1 }, headers)).toBe(409);
    expect(await balance()).toEqual(before);
    expect(await statusOf('/getCbCountByUser', { UserId: other })).toBe(409);
    expect(await statusOf('/ListTransactions', { UserId: other, Limit: 10, Skip: 0 })).toBe(409);
  });

  test('bodies are limited to 1 MB, must be JSON, and come by POST', async () => {
    expect(await statusOf('/searchOrders', 'x'.repeat(2 ** 21))).toBe(413);
    const form = { 'Content-Type': 'text/plain' };
    expect([400, 415]).toContain(await statusOf('/searchOrders', 'a=b', form));
    // A proxy may respond with the site's page, so the call has no effect.
    const got = await member.get('/searchOrders', { headers: { Accept: 'application/json' } });
    expect(got.ok() && v.is(envelope, await got.json().catch(() => undefined))).toBe(false);
  });

  test('the socket upgrades to a websocket and acknowledges whose it is', async () => {
    const connect = (extraHeaders: { Cookie?: string }) => {
      const socket = io(url, {
        transports: ['polling', 'websocket'],
        extraHeaders,
        forceNew: true,
      });
      onTestFinished(() => void socket.close());
      return socket.timeout(10_000);
    };
    const memberSocket = connect({ Cookie: await cookiesOf(member) });
    const id = await readId();
    expect(await memberSocket.emitWithAck('setuser', id)).toBe(true);
    expect(await memberSocket.emitWithAck('setuser', 'somebody-else')).toBe(false);
    expect(await connect({}).emitWithAck('setuser', id)).toBe(false);
    await expect.poll(() => memberSocket.io.engine.transport.name).toBe('websocket');
  });

  const page = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
  const logOut = (site: string) =>
    member.get('/logout', { headers: { ...page, 'Sec-Fetch-Site': site } });

  test('another site can neither end the session nor use the socket', async () => {
    await logOut('cross-site');
    await readId();
    const headers = { Origin: 'https://other.example' };
    const polling = await member.get('/socket.io/?EIO=4&transport=polling', { headers });
    expect([400, 403]).toContain(polling.status());
  });

  test('/logout ends the session and leads to the login', async () => {
    const Cookie = await cookiesOf(member);
    const response = await logOut('same-origin');
    expect([302, 303]).toContain(response.status());
    expect(new URL(response.headers()['location'] ?? '', url).pathname).toBe('/home/login');
    expect((await member.storageState()).cookies.filter((cookie) => cookie.httpOnly)).toEqual([]);
    expect([401, 403]).toContain(await statusOf('/getUserIdFromSession', {}, { Cookie }));
  });
});
