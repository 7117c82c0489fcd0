import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, HttpResponse } from 'msw';
import { defaultProvidersOrigin, type Backend } from '../handlers/backend.ts';
import { realDelay, type Delay } from '../handlers/delay.ts';
import { cookieNames, readCookie, sessionCookie } from '../handlers/cookies.ts';
import { createDropping } from './dropping.ts';
import { failure } from '../handlers/envelopes.ts';
import { callPaths, createHandlers, pagePaths } from '../handlers/handlers.ts';
import { openKeptWorld } from './keptWorld.ts';
import { misdirected, namesThisServer, refuseCall } from './hygiene.ts';
import { addressHeader, bodyLimit, readLimited, send, toRequest, urlOf } from './nodeHttp.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/scenarios.ts';
import { createLoginThrottle } from './loginThrottle.ts';
import { createSockets, type PushEvent, type PushMessage, type SocketHost } from './sockets.ts';
import type { Log } from './stateFile.ts';
import { randomHex } from '../world/random.ts';
import { userIdOf } from '../world/sessions.ts';
import type { World } from '../world/world.ts';
import { xsrfTokenOf } from './xsrf.ts';

export type { PushEvent, PushMessage } from './sockets.ts';

export interface NodeBackendOptions {
  /** The world to use; by default it is read from the state file, or created. */
  readonly world?: World;
  /** Persists the world across restarts. Creating a backend throws if another process uses it. */
  readonly stateFile?: string;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
  readonly delay?: Delay;
  /** The origin of the providers' pages; by default one where no server listens. */
  readonly providersOrigin?: string;
  /** Returns the accepted Host headers, with port, at each request; by default all are accepted. */
  readonly hosts?: () => readonly string[];
  /** Whether browsers connect over https; the session cookie is then `__Host-` and Secure. */
  readonly secure?: boolean;
  /** Logs messages for the operator; to the console by default. */
  readonly log?: Log;
}

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface NodeBackend {
  readonly world: World;
  /** Answers calls, sets cookies on documents, and passes everything else to `next`. */
  readonly middleware: Middleware;
  readonly attachSockets: (server: SocketHost) => void;
  /** Emits an event to a member's sockets. Returns how many there were. */
  readonly push: (userId: string, event: PushEvent, message: PushMessage) => number;
  /**
   * For tests: drops the next `times` answers of a path (1 by default). The call is carried out,
   * but its connection is reset before the answer is sent. 0 stops dropping.
   */
  readonly dropAnswers: (path: string, times?: number) => void;
  /** For tests: returns the number of requests to a path, including the browser's own retries. */
  readonly callsTo: (path: string) => number;
  /** Resets the world to its initial state. */
  readonly reset: () => void;
  /** Disconnects the sockets, finishes writing the state file and unlocks it. */
  readonly close: () => Promise<void>;
}

/** Creates the backend for a Node server: HttpOnly session cookie, XSRF cookie, Socket.IO. */
export function createNodeBackend(options: NodeBackendOptions = {}): NodeBackend {
  const { stateFile, now = Date.now, delay = realDelay, log = console.warn } = options;
  const { providersOrigin = defaultProvidersOrigin, secure = false } = options;
  const kept = openKeptWorld({ world: options.world, stateFile, now, log });
  const { world, saved } = kept;
  const hasKnownHost = (request: IncomingMessage) => namesThisServer(request, options.hosts?.());
  const sockets = createSockets(world, hasKnownHost, sessionCookie(secure));
  const dropping = createDropping();
  const closing = new AbortController();
  const throttle = createLoginThrottle({
    now: world.now,
    wait: async (ms) => delay(ms, closing.signal),
  });
  const tryLogin: Backend['tryLogin'] = async ({ headers }, attempt) =>
    throttle(headers.get(addressHeader) ?? '', attempt);
  const cookies = createCookies(world, secure);
  const handlers = createHandlers(
    createPort({ world, delay, providersOrigin, saved, tryLogin }, cookies),
  );

  async function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const body = await readLimited(request);
    if (!body) return send(response, tooLarge());
    if (forbiddenMethods.has(request.method ?? '')) return send(response, notAllowed());
    const refusal = refuseCall(request, body);
    if (refusal) return send(response, refusal);
    const answer = await getResponse(handlers, toRequest(request, response, url, body));
    if (dropping.drop(url.pathname, request)) return;
    // Never undefined here, because every call path has a handler for all methods.
    await send(response, answer ?? HttpResponse.error());
  }

  return {
    world,
    middleware: (request, response, next) => {
      if (!hasKnownHost(request)) {
        send(response, misdirected()).catch(() => response.destroy());
        return;
      }
      const url = urlOf(request);
      const isPage = url && pagePaths.includes(url.pathname) && isDocument(request);
      if (url && !isPage && callPaths.includes(url.pathname)) {
        dropping.count(url.pathname);
        cookies.renewXsrf(request, response);
        // Reading or sending only fails when the client has closed the connection.
        answerCall(request, response, url).catch(() => response.destroy());
        return;
      }
      if (url && asksForPage(request, url)) {
        if (!cookies.renewXsrf(request, response)) cookies.startXsrf(request, response);
        keepScenario(response, url);
      }
      next();
    },
    attachSockets: sockets.attach,
    push: sockets.push,
    dropAnswers: (path, times = 1) => dropping.dropAnswers(path, times),
    callsTo: dropping.callsTo,
    reset: world.reset,
    close: async () => {
      sockets.close();
      closing.abort();
      await kept.close();
    },
  };
}

/** Sets and reads the cookies of the session and the XSRF token. */
function createCookies(world: World, secure: boolean) {
  const name = sessionCookie(secure);
  const flags = `SameSite=Lax; Path=/${secure ? '; Secure' : ''}`;
  const xsrf = (token: string) => `${cookieNames.xsrf}=${token}; ${flags}`;
  /** Returns the token of an active session. */
  const liveToken = (cookies: string) => {
    const session = readCookie(cookies, name);
    return session !== undefined && userIdOf(world, session) !== undefined
      ? xsrfTokenOf(session)
      : undefined;
  };
  return {
    sessionIn: (cookies: string) => readCookie(cookies, name),
    xsrfIn: (cookies: string) => readCookie(cookies, cookieNames.xsrf),
    xsrfTokenIn: (cookies: string) => liveToken(cookies) ?? readCookie(cookies, cookieNames.xsrf),
    keepSession: (headers: Headers, session: string | undefined) => {
      const end = session === undefined ? '; Max-Age=0' : '';
      headers.append('Set-Cookie', `${name}=${session ?? ''}; HttpOnly; ${flags}${end}`);
      if (session !== undefined) headers.append('Set-Cookie', xsrf(xsrfTokenOf(session)));
    },
    /** Sets the session's XSRF cookie if it differs. Returns whether there is a session. */
    renewXsrf: ({ headers: { cookie = '' } }: IncomingMessage, response: ServerResponse) => {
      const token = liveToken(cookie);
      if (token === undefined) return false;
      if (readCookie(cookie, cookieNames.xsrf) !== token) {
        response.appendHeader('Set-Cookie', xsrf(token));
      }
      return true;
    },
    /** Sets a visitor's XSRF cookie if there is none. */
    startXsrf: ({ headers: { cookie = '' } }: IncomingMessage, response: ServerResponse) => {
      if (!readCookie(cookie, cookieNames.xsrf)) {
        response.appendHeader('Set-Cookie', xsrf(randomHex()));
      }
    },
  };
}

/** Adds what is read from each request: session, XSRF cookie and scenario. */
function createPort(
  shared: Pick<Backend, 'world' | 'delay' | 'providersOrigin' | 'saved' | 'tryLogin'>,
  cookies: ReturnType<typeof createCookies>,
): Backend {
  const cookiesOf = (request: Request) => request.headers.get('cookie') ?? '';
  return {
    ...shared,
    sessionOf: (request) => cookies.sessionIn(cookiesOf(request)),
    keepSession: cookies.keepSession,
    xsrfCookieOf: (request) => cookies.xsrfIn(cookiesOf(request)),
    xsrfTokenOf: (request) => cookies.xsrfTokenIn(cookiesOf(request)),
    scenarioOf: (request) => {
      const asked =
        request.headers.get('x-scenario') ?? new URL(request.url).searchParams.get('scenario');
      if (asked !== null) return isScenarioName(asked) ? asked : undefined;
      const sticky = readCookie(cookiesOf(request), cookieNames.scenario) ?? '';
      return isScenarioName(sticky) ? sticky : 'specified';
    },
  };
}

/** Returns whether a request is for an HTML document, rather than for data at the same address. */
function isDocument(request: IncomingMessage): boolean {
  return isRead(request) && (request.headers.accept ?? '').includes('text/html');
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** File extensions; no address of a page has one. */
const fileName =
  /\.(?:js|css|map|json|webmanifest|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|gz|br)$/i;

/**
 * Returns whether a page may answer a request: a navigation, or a client that accepts anything, such
 * as a link preview, but never a request for a file.
 */
export function asksForPage(request: IncomingMessage, { pathname }: URL): boolean {
  if (!isRead(request) || pathname.startsWith('/assets/') || fileName.test(pathname)) return false;
  if (pathname.startsWith('//') || !canDecode(pathname)) return false;
  const { accept = '*/*', 'sec-fetch-dest': wanted = 'document' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && wanted === 'document');
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Stores the scenario in a page's address. */
function keepScenario(response: ServerResponse, url: URL): void {
  const scenario = url.searchParams.get('scenario') ?? '';
  if (isScenarioName(scenario)) response.appendHeader('Set-Cookie', scenarioCookie(scenario));
}

function scenarioCookie(scenario: ScenarioName): string {
  const value = `${cookieNames.scenario}=${scenario}; SameSite=Lax; Path=/`;
  return scenario === 'specified' ? `${value}; Max-Age=0` : value;
}

/** Methods that the Request constructor rejects. */
const forbiddenMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function notAllowed(): Response {
  return HttpResponse.json(failure('METHOD_NOT_ALLOWED', 'Use POST here.'), { status: 405 });
}

function tooLarge(): Response {
  const limit = bodyLimit / 1024 / 1024;
  const message = `The request is larger than ${limit} MB. Send less and try again.`;
  return HttpResponse.json(failure('TOO_LARGE', message), { status: 413 });
}
