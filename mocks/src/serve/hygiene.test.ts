import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpClient, isEnvelope } from './testClient.ts';
import { startTestSite, type TestSite } from './testSite.ts';
import { demoLogin } from '../world/members.ts';

let site: TestSite;
let client: HttpClient;

const login = { Email: demoLogin.email, Password: demoLogin.password };

beforeAll(async () => {
  site = await startTestSite();
  client = new HttpClient(site.url);
  await client.open('/');
});

afterAll(() => site.close());

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a request with headers that `fetch` does not let one set. */
function send({ path, method = 'GET', headers, body = '' }: Sent) {
  const asked = { host: '127.0.0.1', port: site.port, path, method, headers };
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = httpRequest(asked, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts a login as the site does, with some headers replaced. */
function call(headers: OutgoingHttpHeaders, body = JSON.stringify(login)) {
  const defaults = {
    Cookie: client.cookieHeader,
    'X-XSRF-TOKEN': client.cookies.get('XSRF-TOKEN'),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  return send({ path: '/ath', method: 'POST', headers: { ...defaults, ...headers }, body });
}

describe('the Host header', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', 'LocalHost'])('may be %s', async (name) => {
    const headers = { Host: `${name}:${site.port}` };
    expect((await call(headers)).status).toBe(200);
    expect((await send({ path: '/', headers: { ...headers, Accept: 'text/html' } })).status).toBe(
      200,
    );
  });

  it('may be the configured host or the address of the connection', async () => {
    const named = await startTestSite({ host: 'localhost' });
    expect((await fetch(named.url)).status).toBe(200);
    await named.close();
    const everywhere = await startTestSite({ host: '0.0.0.0' });
    expect((await fetch(`http://127.0.0.2:${everywhere.port}/`)).status).toBe(200);
    await everywhere.close();
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.2'])(
    'is refused when it is %j, for calls, pages and files',
    async (name) => {
      for (const Host of [`${name}:${site.port}`, name, `localhost:${site.port + 1}`]) {
        for (const path of ['/', '/dashboard', '/assets/main-a1b2c3.js', '/logout']) {
          const { status } = await send({ path, headers: { Host, Accept: 'text/html' } });
          expect(status).toBe(421);
        }
        const { status, text } = await call({ Host });
        expect(status).toBe(421);
        expect(isEnvelope(JSON.parse(text))).toBe(true);
      }
    },
  );
});

describe('the Origin header', () => {
  it('may be the server itself, under the name in the Host header', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${site.port}`;
      expect((await call({ Host: host, Origin: `http://${host}` })).status).toBe(200);
    }
  });

  it('is refused for another site, even if the rest is valid', async () => {
    const foreign = ['https://evil.example', 'null', '', 'http://127.0.0.1', site.providersUrl];
    for (const Origin of [...foreign, `http://localhost:${site.port}`]) {
      const { status, text } = await call({ Origin });
      expect(status).toBe(403);
      expect(JSON.parse(text)).toMatchObject({ ErrorCode: 'OTHER_ORIGIN' });
    }
  });

  it('is not checked for reads', async () => {
    const { status } = await send({ path: '/', headers: { Origin: 'https://evil.example' } });
    expect(status).not.toBe(403);
  });
});

describe('the body of a call', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8'])('may be %s', async (type) => {
    expect((await call({ 'Content-Type': type })).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '', 'json'])(
    'is refused with the type %j, in an envelope',
    async (type) => {
      const { status, text } = await call({ 'Content-Type': type });
      expect(status).toBe(415);
      expect(JSON.parse(text)).toMatchObject({
        ErrorCode: 'NOT_JSON',
        Errors: [expect.any(String)],
      });
    },
  );

  it('needs no content type if it is empty', async () => {
    const { status, text } = await call({ 'Content-Type': 'text/plain' }, '');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ErrorCode: 'LOGIN_FAILED' });
  });
});

describe('a socket', () => {
  const polling = '/socket.io/?EIO=4&transport=polling';

  function connect(headers: Record<string, string>): Promise<string> {
    const options = { extraHeaders: headers, transports: ['websocket'], reconnection: false };
    const socket = io(site.url, { ...options, forceNew: true });
    const outcome = new Promise<string>((resolve) => {
      socket.once('connect_error', () => resolve('refused'));
      socket.once('connect', () => resolve('connected'));
    });
    return outcome.finally(() => socket.disconnect());
  }

  it('is refused for other origins and other hosts', async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: `http://localhost:${site.port}` },
      { Host: `evil.example:${site.port}` },
    ]) {
      expect((await send({ path: polling, headers })).status).toBe(403);
      expect(await connect(headers)).toBe('refused');
    }
  });

  it("is accepted for the server's defaults origin", async () => {
    for (const headers of [{ Origin: site.url }, {}]) {
      expect((await send({ path: polling, headers })).status).toBe(200);
      expect(await connect(headers)).toBe('connected');
    }
  });
});
