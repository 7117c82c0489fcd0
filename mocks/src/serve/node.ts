import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, HttpResponse } from 'msw';
import { defaultProvidersOrigin, type Backend } from '../handlers/backend.ts';
import { cookieNames, readCookie, sessionCookie } from '../handlers/cookieNames.ts';
import { realDelay, type Delay } from '../handlers/delay.ts';
import { callPaths, createHandlers, pagePaths } from '../handlers/handlers.ts';
import { isScenarioName } from '../scenarios/scenarios.ts';
import { createWorld } from '../world/createWorld.ts';
import type { World } from '../world/world.ts';
import { createCookies } from './cookies.ts';
import { refuse, refuseCall } from './requestChecks.ts';
import { readLimited, send, toRequest, urlOf } from './nodeHttp.ts';
import { createSockets, type PushEvent, type PushMessage, type SocketHost } from './sockets.ts';

export interface NodeBackendOptions {
  readonly world?: World;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
  readonly delay?: Delay;
  /** The origin of the providers' pages; by default one where no server listens. */
  readonly providersOrigin?: string;
  /** Whether browsers connect over https; the session cookie is then `__Host-` and Secure. */
  readonly secure?: boolean;
  /** Called when a call has been carried out, before its response is sent. */
  readonly onCall?: (path: string, request: IncomingMessage) => void;
}

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface NodeBackend {
  readonly world: World;
  /** Responds to calls, sets cookies on documents, and passes everything else to `next`. */
  readonly middleware: Middleware;
  readonly attachSockets: (server: SocketHost) => void;
  /** Emits an event to a member's sockets. Returns how many there were. */
  readonly push: (userId: string, event: PushEvent, message: PushMessage) => number;
  /** Disconnects the sockets. */
  readonly close: () => void;
}

/** Creates the backend for a Node server: HttpOnly session cookie, XSRF cookie, Socket.IO. */
export function createNodeBackend(options: NodeBackendOptions = {}): NodeBackend {
  const { now = Date.now, delay = realDelay, secure = false, onCall } = options;
  const { providersOrigin = defaultProvidersOrigin, world = createWorld({ now }) } = options;
  const sockets = createSockets(world, sessionCookie(secure));
  const cookies = createCookies(world, secure);
  const handlers = createHandlers(createBackend({ world, delay, providersOrigin }, cookies));

  async function respondToCall(request: IncomingMessage, response: ServerResponse, url: URL) {
    const body = await readLimited(request);
    const refusal = body
      ? refuseCall(request, body)
      : refuse(413, 'TOO_LARGE', 'The request is larger than 1 MB. Send less and try again.');
    if (refusal || !body) return send(response, refusal ?? HttpResponse.error());
    const result = await getResponse(handlers, toRequest(request, response, url, body));
    onCall?.(url.pathname, request);
    // Never undefined here, because every call path has a handler for all methods.
    return send(response, result ?? HttpResponse.error());
  }

  return {
    world,
    middleware: (request, response, next) => {
      const url = urlOf(request);
      const isPage = url && pagePaths.includes(url.pathname) && isDocument(request);
      if (url && !isPage && callPaths.includes(url.pathname)) {
        cookies.renewXsrf(request, response);
        // Reading or sending only fails when the client has closed the connection.
        respondToCall(request, response, url).catch(() => response.destroy());
        return;
      }
      if (url && asksForPage(request, url)) cookies.setOnPage(request, response, url);
      next();
    },
    attachSockets: sockets.attach,
    push: sockets.push,
    close: sockets.close,
  };
}

/** Adds the functions that read each request: session, XSRF cookie and scenario. */
function createBackend(
  shared: Pick<Backend, 'world' | 'delay' | 'providersOrigin'>,
  cookies: ReturnType<typeof createCookies>,
): Backend {
  const cookiesOf = (request: Request) => request.headers.get('cookie') ?? '';
  return {
    ...shared,
    sessionTokenOf: (request) => cookies.sessionTokenIn(cookiesOf(request)),
    storeSession: cookies.storeSession,
    xsrfCookieOf: (request) => cookies.xsrfIn(cookiesOf(request)),
    xsrfTokenOf: (request) => cookies.xsrfTokenIn(cookiesOf(request)),
    scenarioOf: (request) => {
      const requested =
        request.headers.get('x-scenario') ?? new URL(request.url).searchParams.get('scenario');
      if (requested !== null) return isScenarioName(requested) ? requested : undefined;
      const stored = readCookie(cookiesOf(request), cookieNames.scenario) ?? '';
      return isScenarioName(stored) ? stored : 'specified';
    },
  };
}

/** Returns whether a request is for an HTML document, rather than for data at the same address. */
function isDocument(request: IncomingMessage): boolean {
  return isRead(request) && (request.headers.accept ?? '').includes('text/html');
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Matches the extensions of files; no address of a page has one. */
const fileExtension =
  /\.(?:js|css|map|json|webmanifest|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|gz|br)$/i;

/**
 * Returns whether a page may respond to a request: a navigation, or a client that accepts anything, such
 * as a link preview, but never a request for a file.
 */
export function asksForPage(request: IncomingMessage, { pathname }: URL): boolean {
  if (!isRead(request) || pathname.startsWith('/assets/') || fileExtension.test(pathname))
    return false;
  const { accept = '*/*', 'sec-fetch-dest': wanted = 'document' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && wanted === 'document');
}
