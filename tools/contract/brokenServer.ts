import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from '@cb/mocks/serve/listen';
import { createNodeBackend } from '@cb/mocks/serve/node';
import { xsrfTokenOf } from '@cb/mocks/serve/xsrf';
import { worldEpoch } from '@cb/mocks/world/world';

/** A way in which a server violates the contract. */
export interface Fault {
  /** Changes the headers of a request before the reference backend reads them. */
  readonly request?: (headers: IncomingHttpHeaders, path: string) => void;
  /** Changes the headers of an answer. Returns its status. */
  readonly head?: (answer: ServerResponse, status: number) => number;
  readonly body?: (body: string, path: string) => string;
  /** Refuses websockets. */
  readonly noUpgrade?: true;
}

const sessionIn = (cookies = '') => /__Host-CB-SESSION=(\w+)/.exec(cookies)?.[1];

/** Returns the XSRF token that the reference backend expects with these cookies. */
function ownToken({ cookie = '' }: IncomingHttpHeaders): string {
  const session = sessionIn(cookie);
  return session ? xsrfTokenOf(session) : (/XSRF-TOKEN=(\w+)/.exec(cookie)?.[1] ?? '');
}

const cookies =
  (change: (cookie: string) => string): NonNullable<Fault['head']> =>
  (answer, status) => {
    const set = [answer.getHeader('set-cookie') ?? []].flat().map(String);
    if (set.length > 0) answer.setHeader('set-cookie', set.map(change));
    return status;
  };

/**
 * Broken variants of the reference backend, each with the promise that the contract test reports.
 */
export const faults: readonly (readonly [variant: string, fault: Fault, broken: string])[] = [
  [
    'whose session cookie scripts can read',
    { head: cookies((cookie) => cookie.replace('; HttpOnly', '')) },
    'A login sets a session cookie',
  ],
  [
    'whose cookies go along from other sites',
    { head: cookies((cookie) => cookie.replace('; SameSite=Lax', '; SameSite=None')) },
    'A login sets a session cookie',
  ],
  [
    'that asks for no token',
    { request: (headers) => void (headers['x-xsrf-token'] = ownToken(headers)) },
    'A POST without the token',
  ],
  [
    'that takes any token that a cookie repeats',
    {
      request: (headers) => {
        const isRepeated = headers.cookie?.includes(
          `XSRF-TOKEN=${String(headers['x-xsrf-token'])}`,
        );
        if (isRepeated) headers['x-xsrf-token'] = ownToken(headers);
      },
    },
    "Only the session's own token",
  ],
  [
    'that does the same twice',
    { request: (headers) => void delete headers['idempotency-key'] },
    'A change is made once',
  ],
  [
    'that redeems for whoever is logged in',
    { request: (headers) => void delete headers['x-cb-member'] },
    'A redemption that another member confirmed',
  ],
  [
    'that leads calls without a session to the login',
    {
      head: (answer, status) =>
        status === 401 ? answer.setHeader('location', '/home/login') && 302 : status,
    },
    'A call without a session',
  ],
  [
    'that any site can log out of',
    {
      request: (headers, path) => {
        if (path === '/logout') headers['sec-fetch-site'] = 'same-origin';
      },
    },
    'Another site can neither end the session',
  ],
  [
    'whose balance is a text',
    {
      body: (body, path) =>
        path === '/getCbCountByUser' ? body.replace(/"TotalCb":(\d+)/, '"TotalCb":"$1 CB"') : body,
    },
    'POST /getCbCountByUser answers',
  ],
  [
    'whose answers may be cached',
    {
      head: (answer, status) => {
        answer.removeHeader('cache-control');
        return status;
      },
    },
    'POST /getBasicProfile answers',
  ],
  ['whose proxy knows no websocket', { noUpgrade: true }, 'The socket upgrades'],
];

/** Serves the reference backend with https cookies and a fault. */
export async function startBroken({ request, head, body, noUpgrade }: Fault) {
  const backend = createNodeBackend({ secure: true, now: () => worldEpoch, delay: async () => {} });
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '', 'http://localhost').pathname;
    request?.(incoming.headers, path);
    const writeHead = outgoing.writeHead.bind(outgoing);
    const end = outgoing.end.bind(outgoing);
    Object.assign(outgoing, {
      writeHead: (status: number) => writeHead(head?.(outgoing, status) ?? status),
      end: (sent: Buffer) => end(body?.(sent.toString(), path) ?? sent),
    });
    backend.middleware(incoming, outgoing, () => {
      outgoing.writeHead(200);
      outgoing.end(Buffer.from('<!doctype html><title>Site</title>'));
    });
  });
  backend.attachSockets(server);
  if (noUpgrade) {
    server.removeAllListeners('upgrade');
    server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  }
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await backend.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
