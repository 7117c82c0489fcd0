import {
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { listen } from '@cb/mocks/serve/listen';
import { startTestSite } from '@cb/mocks/serve/testSite';
import { xsrfTokenOf } from '@cb/mocks/serve/xsrf';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A way in which a server violates the contract. */
export interface Fault {
  /** Changes the headers of a request before it reaches the reference backend. */
  readonly request?: (headers: IncomingHttpHeaders, path: string) => OutgoingHttpHeaders;
  /** Changes an answer of the reference backend. */
  readonly answer?: (answer: Answer, path: string) => Partial<Answer>;
  /** Refuses websockets. */
  readonly noUpgrade?: true;
}

const sessionIn = (cookies = '') => /__Host-CB-SESSION=(\w+)/.exec(cookies)?.[1];

/** Returns the XSRF token that the reference backend expects with these cookies. */
function ownToken({ cookie = '' }: IncomingHttpHeaders): string {
  const session = sessionIn(cookie);
  return session ? xsrfTokenOf(session) : (/XSRF-TOKEN=(\w+)/.exec(cookie)?.[1] ?? '');
}

const without = (headers: IncomingHttpHeaders, name: string) => {
  const { [name]: _, ...rest } = headers;
  return rest;
};

const cookies =
  (change: (cookie: string) => string): NonNullable<Fault['answer']> =>
  ({ headers }) => {
    const set = headers['set-cookie'];
    return set ? { headers: { ...headers, 'set-cookie': set.map(change) } } : {};
  };

/**
 * Broken variants of the reference backend, each with the promise that the contract test reports.
 */
export const faults: readonly (readonly [variant: string, fault: Fault, broken: string])[] = [
  [
    'whose session cookie scripts can read',
    { answer: cookies((cookie) => cookie.replace('; HttpOnly', '')) },
    'A login sets a session cookie',
  ],
  [
    'whose cookies go along from other sites',
    { answer: cookies((cookie) => cookie.replace('; SameSite=Lax', '; SameSite=None')) },
    'A login sets a session cookie',
  ],
  [
    'whose cookies go over http, too',
    { answer: cookies((cookie) => cookie.replace('; Secure', '')) },
    'A login sets a session cookie',
  ],
  [
    'that asks for no token',
    { request: (headers) => ({ ...headers, 'x-xsrf-token': ownToken(headers) }) },
    'A POST without the token',
  ],
  [
    'that takes any token that a cookie repeats',
    {
      request: (headers) =>
        headers.cookie?.includes(`XSRF-TOKEN=${String(headers['x-xsrf-token'])}`)
          ? { ...headers, 'x-xsrf-token': ownToken(headers) }
          : headers,
    },
    "Only the session's own token",
  ],
  [
    'that does the same twice',
    { request: (headers) => without(headers, 'idempotency-key') },
    'A change is made once',
  ],
  [
    'that redeems for whoever is logged in',
    { request: (headers) => without(headers, 'x-cb-member') },
    'A redemption that another member confirmed',
  ],
  [
    'that leads calls without a session to the login',
    {
      answer: ({ status, headers }) =>
        status === 401 ? { status: 302, headers: { ...headers, location: '/home/login' } } : {},
    },
    'A call without a session',
  ],
  [
    'that any site can log out of',
    {
      request: (headers, path) =>
        path === '/logout' ? { ...headers, 'sec-fetch-site': 'same-origin' } : headers,
    },
    'Another site can neither end the session',
  ],
  [
    'whose balance is a text',
    {
      answer: ({ body }, path) =>
        path === '/getCbCountByUser'
          ? { body: body.replace(/"TotalCb":(\d+)/, '"TotalCb":"$1 CB"') }
          : {},
    },
    'POST /getCbCountByUser answers',
  ],
  [
    'whose envelope lacks its lists',
    {
      answer: ({ body }, path) =>
        path === '/searchOrders' ? { body: body.replace('"Errors":[],', '') } : {},
    },
    'POST /searchOrders answers',
  ],
  [
    'whose answers may be cached',
    { answer: ({ headers }) => ({ headers: without(headers, 'cache-control') }) },
    'POST /getBasicProfile answers',
  ],
  ['whose proxy knows no websocket', { noUpgrade: true }, 'The socket upgrades'],
];

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Serves the reference backend with https cookies, behind a proxy that adds a fault. */
export async function startBroken({ request, answer, noUpgrade }: Fault) {
  let target = 0;
  const proxy = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '', 'http://localhost').pathname;
    const { method, url } = incoming;
    // Requests plain text, because a fault may change the answer's body.
    const plain = without(incoming.headers, 'accept-encoding');
    const headers = request?.(plain, path) ?? plain;
    const forwarded = sendRequest({ port: target, method, path: url, headers }, (response) => {
      void readBody(response).then((bytes) => {
        const { statusCode: status = 500, headers: sent } = response;
        const given = { status, headers: sent, body: bytes.toString() };
        const changed = { ...given, ...answer?.(given, path) };
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = changed.headers;
        outgoing.writeHead(changed.status, rest).end(method === 'HEAD' ? '' : changed.body);
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    if (noUpgrade) return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    const { method, url, headers } = incoming;
    sendRequest({ port: target, method, path: url, headers })
      .on('upgrade', (response, upstream, first) => {
        const lines = Object.entries(response.headers).map(
          ([name, value]) => `${name}: ${String(value)}`,
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(first);
        upstream.write(head);
        upstream.pipe(socket).on('error', () => upstream.destroy());
        socket.pipe(upstream).on('error', () => socket.destroy());
      })
      .on('error', () => socket.destroy())
      .end();
  });
  const port = await listen(proxy, 0, '127.0.0.1');
  const site = await startTestSite({
    secure: true,
    publicHosts: [`127.0.0.1:${port}`],
    delay: async () => {},
  });
  target = site.port;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await site.close();
    },
  };
}
