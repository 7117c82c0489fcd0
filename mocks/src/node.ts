import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, HttpResponse } from 'msw';
import { defaultProvidersOrigin, type Backend } from './backend.ts';
import { realDelay, type Delay } from './delay.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { createDropping } from './dropping.ts';
import { failure } from './envelopes.ts';
import { callPaths, createHandlers, pagePaths } from './handlers.ts';
import { openKeptWorld } from './keptWorld.ts';
import { misdirected, namesThisServer, refuseCall } from './hygiene.ts';
import { addressHeader, bodyLimit, readLimited, send, toRequest, urlOf } from './nodeHttp.ts';
import { isScenarioName, type ScenarioName } from './scenarios.ts';
import { createLoginThrottle } from './loginThrottle.ts';
import { createSockets, type PushEvent, type PushMessage, type SocketHost } from './sockets.ts';
import type { Log } from './stateFile.ts';
import { randomHex } from './world/random.ts';
import type { World } from './world/world.ts';

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
  const { providersOrigin = defaultProvidersOrigin } = options;
  const kept = openKeptWorld({ world: options.world, stateFile, now, log });
  const { world, saved } = kept;
  const hasKnownHost = (request: IncomingMessage) => namesThisServer(request, options.hosts?.());
  const sockets = createSockets(world, hasKnownHost);
  const dropping = createDropping();
  const closing = new AbortController();
  const throttle = createLoginThrottle({
    now: world.now,
    wait: async (ms) => delay(ms, closing.signal),
  });
  const tryLogin: Backend['tryLogin'] = async ({ headers }, attempt) =>
    throttle(headers.get(addressHeader) ?? '', attempt);
  const handlers = createHandlers(createPort({ world, delay, providersOrigin, saved, tryLogin }));

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
        // Reading or sending only fails when the client has closed the connection.
        answerCall(request, response, url).catch(() => response.destroy());
        return;
      }
      if (url && isDocument(request)) setDocumentCookies(request, response, url);
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

/** Adds what is read from each request: session, XSRF cookie and scenario. */
function createPort(
  shared: Pick<Backend, 'world' | 'delay' | 'providersOrigin' | 'saved' | 'tryLogin'>,
): Backend {
  function cookie(request: Request, name: string): string | undefined {
    return readCookie(request.headers.get('cookie') ?? '', name);
  }
  return {
    ...shared,
    sessionOf: (request) => cookie(request, cookieNames.session),
    keepSession: (headers, token) => {
      const end = token === undefined ? '; Max-Age=0' : '';
      const value = `${cookieNames.session}=${token ?? ''}; HttpOnly; SameSite=Lax; Path=/${end}`;
      headers.append('Set-Cookie', value);
    },
    xsrfCookieOf: (request) => cookie(request, cookieNames.xsrf),
    scenarioOf: (request) => {
      const asked =
        request.headers.get('x-scenario') ?? new URL(request.url).searchParams.get('scenario');
      if (asked !== null) return isScenarioName(asked) ? asked : undefined;
      const sticky = cookie(request, cookieNames.scenario) ?? '';
      return isScenarioName(sticky) ? sticky : 'specified';
    },
  };
}

/** Whether a request is for an HTML document. */
export function isDocument(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && (request.headers.accept ?? '').includes('text/html');
}

/** Sets the XSRF cookie if it is missing, and the scenario cookie from the query. */
function setDocumentCookies(request: IncomingMessage, response: ServerResponse, url: URL): void {
  if (!readCookie(request.headers.cookie ?? '', cookieNames.xsrf)) {
    response.appendHeader('Set-Cookie', `${cookieNames.xsrf}=${randomHex()}; SameSite=Lax; Path=/`);
  }
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
