import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimit } from './nodeHttp.ts';
import { startServer } from './server.ts';
import { HttpClient, isEnvelope } from './testClient.ts';
import { startTestSite, type TestSite } from './testSite.ts';
import { demoLogin, demoMemberId, otherLogin, otherMemberId } from '../world/members.ts';

const demo = { Email: demoLogin.email, Password: demoLogin.password };
const other = { Email: otherLogin.email, Password: otherLogin.password };

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ delay: async () => {} });
});

afterAll(() => site.close());

async function visitor(page = '/'): Promise<HttpClient> {
  const client = new HttpClient(site.url);
  await client.open(page);
  return client;
}

/** Sends raw bytes, for requests that HTTP clients do not send. */
function sendRaw(bytes: string, port = site.port): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Like `sendRaw`, but sends only these headers; HTTP clients add others. */
const raw = (method: string, path: string, headers: object) =>
  sendRaw(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${site.port}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
      '\r\n',
    ].join('\r\n'),
  );

describe('cookies', () => {
  it('sets a readable XSRF cookie on documents, once', async () => {
    const client = new HttpClient(site.url);
    const first = await client.open('/home/login');
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; SameSite=Lax; Path=\/$/),
    ]);
    const second = await client.open('/');
    expect(second.headers.getSetCookie()).toEqual([]);
    expect((await visitor()).cookies).not.toEqual(client.cookies);
  });

  it('keeps the session in an HttpOnly cookie and ends it at /logout', async () => {
    const client = await visitor();
    const login = await client.post('/ath', demo);
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^CB-SESSION=[0-9a-f]{32}; HttpOnly; SameSite=Lax; Path=\/$/),
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; SameSite=Lax; Path=\/$/),
    ]);
    const stolen = client.cookieHeader;
    const logout = await client.open('/logout?scenario=never');
    expect(logout.status).toBe(303);
    expect(logout.headers.get('Location')).toBe('/home/login');
    expect(client.cookies.has('CB-SESSION')).toBe(false);
    const headers = { Cookie: stolen, 'X-XSRF-TOKEN': client.cookies.get('XSRF-TOKEN') ?? '' };
    const replayed = await fetch(`${site.url}/getUserIdFromSession`, { method: 'POST', headers });
    expect(replayed.status).toBe(401);
  });
});

describe('the token of a session', () => {
  it('is the only one its calls may send, and is set again if the cookie differs', async () => {
    const client = await visitor();
    await client.post('/ath', demo);
    const token = client.cookies.get('XSRF-TOKEN');
    client.cookies.set('XSRF-TOKEN', 'set-by-another-host');
    expect((await client.post('/searchOrders')).status).toBe(403);
    expect(client.cookies.get('XSRF-TOKEN')).toBe(token);
    expect((await client.post('/searchOrders')).status).toBe(200);
  });

  it('remains the visitor’s when the session ends', async () => {
    const client = await visitor();
    await client.post('/ath', demo);
    await client.open('/logout');
    expect((await client.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });
});

it('keeps its session in a __Host- cookie behind a proxy with https', async () => {
  const secure = await startTestSite({ secure: true, publicHosts: ['cb.example'] });
  const client = new HttpClient(secure.url);
  await client.open('/');
  const { headers } = await client.post('/ath', demo);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-CB-SESSION=[0-9a-f]{32}; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
    ),
    expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; SameSite=Lax; Path=\/; Secure$/),
  ]);
  expect((await client.post('/searchOrders')).status).toBe(200);
  const asPublic = await sendRaw('GET / HTTP/1.0\r\nHost: cb.example\r\n\r\n', secure.port);
  expect(asPublic).toContain('200 OK');
  await secure.close();
});

describe('the calls over HTTP', () => {
  it('register, log in and identify the member', async () => {
    const client = await visitor();
    const fields = { Email: 'http@mail.example', Password: 'secret', ZipCode: '1' };
    expect((await client.post('/register', fields)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
    expect((await client.post('/ath', fields)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
    const { json, headers } = await client.post('/getUserIdFromSession');
    expect(json).toMatchObject({ Data: [{ UserId: expect.stringMatching(/^member-/) }] });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('do not mix clients that use them concurrently', async () => {
    const [one, two, three] = await Promise.all([visitor(), visitor(), visitor()]);
    const users = [
      [one, demo, demoMemberId],
      [two, other, otherMemberId],
    ] as const;
    for (let round = 0; round < 5; round++) {
      await Promise.all(users.map(([client, login]) => client.post('/ath', login)));
      const answers = await Promise.all(
        users.map(async ([client, , id]) => {
          const { json } = await client.post('/getUserIdFromSession');
          expect(json).toMatchObject({ Data: [{ UserId: id }] });
        }),
      );
      expect(answers).toHaveLength(2);
      expect((await three.post('/getUserIdFromSession')).status).toBe(401);
    }
    await one.open('/logout');
    expect((await one.post('/getUserIdFromSession')).status).toBe(401);
    expect((await two.post('/getUserIdFromSession')).status).toBe(200);
    const foreign = await two.post('/getCbCountByUser', { UserId: demoMemberId });
    expect(foreign.status).toBe(409);
  });

  it('refuse a missing and a wrong XSRF token', async () => {
    const client = await visitor();
    for (const token of ['', 'wrong']) {
      const { status, json } = await client.post('/ath', demo, { 'X-XSRF-TOKEN': token });
      expect(status).toBe(403);
      expect(json).toMatchObject({ ErrorCode: 'XSRF_REFUSED' });
    }
    const fresh = new HttpClient(site.url);
    expect((await fresh.post('/ath', demo)).status).toBe(403);
    expect(client.cookies.has('CB-SESSION')).toBe(false);
  });

  it('answer 413 to a body over the limit and read one just under it', async () => {
    const client = await visitor();
    const large = await client.post('/ath', 'x'.repeat(bodyLimit + 1));
    expect(large.status).toBe(413);
    expect(large.json).toMatchObject({ ErrorCode: 'TOO_LARGE' });
    const huge = await client.post('/ath', { Email: 'x'.repeat(10 * bodyLimit) });
    expect(huge.status).toBe(413);
    const allowed = await client.post('/ath', { Email: 'x'.repeat(bodyLimit - 100) });
    expect(allowed.json).toMatchObject({ ErrorCode: 'LOGIN_FAILED' });
  });

  it('answer 405 to other methods', async () => {
    const client = await visitor();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status } = await client.send('/ath', { method });
      expect(status).toBe(405);
    }
    const host = `127.0.0.1:${site.port}`;
    expect(await sendRaw(`TRACE /ath HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toContain('405');
  });

  it('survive invalid requests', async () => {
    const targets = ['//ath', '/ath?%zz', '/%E0%A4%A', 'http://evil.example/ath'];
    const host = `127.0.0.1:${site.port}`;
    for (const target of targets) {
      expect(await sendRaw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 4/,
      );
    }
    const outside = await sendRaw(
      `GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(outside).toContain('<title>Site</title>');
    await sendRaw(`POST /ath HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 50\r\n\r\n{"Email":`);
    await sendRaw(
      `GET /assets/main-a1b2c3.js HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=9-2\r\n\r\n`,
    );
    expect((await (await visitor()).post('/ath', demo)).status).toBe(200);
  });
});

describe('scenarios over HTTP', () => {
  it('apply to the browser that opened a page with one, until cleared', async () => {
    const client = await visitor('/home/login?scenario=serverErrors');
    const bystander = await visitor();
    expect((await client.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'SERVICE_BUSY' });
    expect((await client.open('/home/reg')).status).toBe(200);
    expect((await client.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'SERVICE_BUSY' });
    expect((await bystander.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
    await client.open('/?scenario=specified');
    expect((await client.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });

  it('can be set for one call, by header or query', async () => {
    const client = await visitor();
    const byHeader = await client.post('/ath', demo, { 'x-scenario': 'status429' });
    expect(byHeader.status).toBe(429);
    expect((await client.post('/ath?scenario=httpErrors', demo)).status).toBe(500);
    expect((await client.post('/ath', demo)).status).toBe(200);
  });

  it('are refused if the name is unknown', async () => {
    const client = await visitor('/?scenario=nonsense');
    expect(client.cookies.has('CB-SCENARIO')).toBe(false);
    const { status, json } = await client.post('/ath', demo, { 'x-scenario': 'nonsense' });
    expect(status).toBe(400);
    expect(json).toMatchObject({ ErrorCode: 'UNKNOWN_SCENARIO' });
  });

  it('break the connection for transportFailure', async () => {
    const client = await visitor();
    const asked = client.post('/ath?scenario=transportFailure', demo);
    await expect(asked).rejects.toThrow('fetch failed');
  });

  it('keep the connection open for never, until the server closes', async () => {
    const held = await startTestSite();
    const client = new HttpClient(held.url);
    await client.open('/');
    const asked = client.post('/ath?scenario=never', demo);
    const ended = asked.catch((error: unknown) => error);
    expect((await client.post('/ath', demo)).status).toBe(200);
    await held.close();
    expect(await ended).toMatchObject({ message: 'fetch failed' });
  });

  it('slow answers as specified', async () => {
    const { json } = await (await visitor()).post('/ath?scenario=slow', demo);
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });
});

describe('the site', () => {
  it.each(['/', '/home/login', '/dashboard/redeemrewards/details/B.1', '/nowhere?x=1'])(
    'answers a navigation to %s with its page, without caching',
    async (path) => {
      const { status, text, headers } = await new HttpClient(site.url).open(path);
      expect(status).toBe(200);
      expect(text).toContain('<title>Site</title>');
      expect(headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it.each([
    ['a preview of links', { Accept: '*/*' }],
    ['a client that says nothing of what it takes', {}],
    ['a navigation', { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' }],
  ])('answers GET and HEAD of %s with the page, and the same headers', async (_who, headers) => {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => raw(method, '/home/login', headers)),
    );
    expect(got).toContain('<title>Site</title>');
    const headersIn = (answer = '') => answer.split('\r\n\r\n')[0]?.replace(/XSRF.*|Date.*/g, '');
    expect(headersIn(head)).toBe(headersIn(got));
    expect(headersIn(got)).toContain('200 OK');
  });

  it.each([
    ['/favicon.ico', { Accept: 'text/html' }],
    ['/assets/nothing', { Accept: '*/*' }],
    ['/nowhere', { Accept: '*/*', 'Sec-Fetch-Dest': 'image' }],
    ['/_headers', { Accept: '*/*' }],
  ])('answers no page for %s with %j', async (path, headers) => {
    expect(await raw('GET', path, headers)).toMatch(/^HTTP\/1.1 404/);
  });

  it('caches hashed assets for good, and serves static pages', async () => {
    const client = new HttpClient(site.url);
    const asset = await client.send('/assets/main-a1b2c3.js', {});
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('Content-Type')).toContain('javascript');
    const page = await client.open('/giftcards.html');
    expect(page.text).toContain('Gift cards');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('redirects an address with a slash at the end, but not to another host', async () => {
    expect(await raw('GET', '/home/login/?next=%2Fa', {})).toMatch(
      /^HTTP\/1.1 308 [^]*\r\nLocation: \/home\/login\?next=%2Fa\r\n/,
    );
    for (const path of ['//rewards.example/', '/%5Crewards.example/', '/\\rewards.example/']) {
      expect(await raw('GET', path, {})).not.toContain('Location');
    }
  });

  it('answers 404 for missing files', async () => {
    const client = new HttpClient(site.url);
    expect((await client.open('/assets/gone-123.js')).status).toBe(404);
    expect((await client.send('/assets/gone-123.js', {})).status).toBe(404);
    expect((await client.send('/favicon.ico', {})).status).toBe(404);
    expect((await client.post('/unknownCall')).status).toBe(404);
  });

  it('sets the cookie on a 304 too', async () => {
    const first = await new HttpClient(site.url).open('/');
    const etag = first.headers.get('ETag') ?? '';
    const headers = { Accept: 'text/html', 'If-None-Match': etag };
    const again = await new HttpClient(site.url).send('/', { headers });
    expect(again.status).toBe(304);
    expect(again.headers.getSetCookie()).toHaveLength(1);
  });
});

describe('the mock providers', () => {
  it('are named in the pages of the site and in the links from calls', async () => {
    const client = await visitor();
    const meta = `<meta name="cb-providers" content="${site.providersUrl}" />`;
    for (const path of ['/', '/index.html', '/dashboard', '/giftcards', '/giftcards.html']) {
      expect((await client.open(path)).text).toContain(`${meta}<title>`);
    }
    await client.post('/ath', demo);
    const { json } = await client.post('/sayso/offerwall');
    const SaysoLink = `${site.providersUrl}/wall/sayso?member=${demoMemberId}`;
    expect(json).toMatchObject({ Data: [{ SaysoLink }] });
  });

  it('have their own origin, which only the site may frame', async () => {
    expect(new URL(site.providersUrl).origin).toBe(site.providersUrl);
    expect(site.providersUrl).not.toBe(site.url);
    const { headers } = await fetch(`${site.providersUrl}/news`);
    expect(headers.get('Content-Security-Policy')).toContain(
      `frame-ancestors 'self' http://127.0.0.1:${site.port} http://localhost:${site.port}`,
    );
  });

  it('close with the server', async () => {
    const ended = await startTestSite();
    expect((await fetch(`${ended.providersUrl}/news`)).status).toBe(200);
    await ended.close();
    await expect(fetch(`${ended.providersUrl}/news`)).rejects.toThrow('fetch failed');
  });
});

describe('starting', () => {
  it('needs a built site', async () => {
    await expect(startServer({ dist: '/nowhere' })).rejects.toThrow(
      'There is no built site in /nowhere. Build the site first.',
    );
  });

  it('rejects on a busy port, or reports it and takes the next free one', async () => {
    const { dist, port } = site;
    await expect(startServer({ dist, port })).rejects.toThrow('EADDRINUSE');
    const busy: number[] = [];
    const next = await startServer({ dist, port, onBusyPort: (tried) => busy.push(tried) });
    expect(busy).toContain(port);
    expect(next.port).toBeGreaterThan(port);
    expect((await fetch(next.url)).status).toBe(200);
    await next.close();
  });

  it('keeps clients logged in over a restart with a state file', async () => {
    const stateFile = `${site.dist}/state/world.json`;
    const first = await startTestSite({ stateFile });
    const client = new HttpClient(first.url);
    await client.open('/');
    const fields = { Email: 'kept@mail.example', Password: 'secret' };
    await client.post('/register', fields);
    await client.post('/ath', fields);
    await first.close();
    const second = await startTestSite({ stateFile });
    const again = new HttpClient(second.url);
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    const { json } = await again.post('/getCbCountByUser');
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
    expect(isEnvelope((await again.post('/register', fields)).json)).toBe(true);
    expect((await again.post('/register', fields)).json).toMatchObject({
      ErrorCode: 'DUPLICATE_EMAIL',
    });
    await second.close();
  });
});
