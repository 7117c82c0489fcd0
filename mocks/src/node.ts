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
import { createSlowdown } from './slowdown.ts';
import { createSockets, type PushEvent, type PushMessage, type SocketHost } from './sockets.ts';
import type { Log } from './stateFile.ts';
import { randomHex } from './world/random.ts';
import type { World } from './world/world.ts';

export type { PushEvent, PushMessage } from './sockets.ts';

export interface NodeBackendOptions {
  /** Used as it is; without it a world is created, or read from the state file. */
  readonly world?: World;
  /** Keeps the world across restarts. One process at a time: a second one throws. */
  readonly stateFile?: string;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
  readonly delay?: Delay;
  /** Origin of the providers' pages; without it their links lead nowhere. */
  readonly providersOrigin?: string;
  /** Values of the Host header to answer to, with the port; any by default. Asked for at every request. */
  readonly hosts?: () => readonly string[];
  /** Where to say what an operator should know; the console by default. */
  readonly log?: Log;
}

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface NodeBackend {
  readonly world: World;
  /** Answers the calls, gives documents their cookies, and leaves all else to `next`. */
  readonly middleware: Middleware;
  readonly attachSockets: (server: SocketHost) => void;
  /** Sends a real-time event to a member; answers how many sockets it reached. */
  readonly push: (userId: string, event: PushEvent, message: PushMessage) => number;
  /**
   * For tests: the next answers of a path (once by default) are lost. The call is carried out,
   * then its connection is reset before a byte of the answer is sent. 0 ends it.
   */
  readonly dropAnswers: (path: string, times?: number) => void;
  /** For tests: how many requests came to a path, those that a browser resent by itself among them. */
  readonly callsTo: (path: string) => number;
  /** The world as it was at the start. */
  readonly reset: () => void;
  /** Disconnects the sockets, finishes writing the state file and leaves it to other processes. */
  readonly close: () => Promise<void>;
}

/** The pretend backend as a real one: HTTP with an HttpOnly session cookie, XSRF, and Socket.IO. */
export function createNodeBackend(options: NodeBackendOptions = {}): NodeBackend {
  const { stateFile, now = Date.now, delay = realDelay, log = console.warn } = options;
  const { providersOrigin = defaultProvidersOrigin } = options;
  const kept = openKeptWorld({ world: options.world, stateFile, now, log });
  const { world, saved } = kept;
  const isForUs = (request: IncomingMessage) => namesThisServer(request, options.hosts?.());
  const sockets = createSockets(world, isForUs);
  const dropping = createDropping();
  const closing = new AbortController();
  const slowdown = createSlowdown({
    now: world.now,
    wait: async (ms) => delay(ms, closing.signal),
  });
  const tryLogin: Backend['tryLogin'] = async ({ headers }, attempt) =>
    slowdown(headers.get(addressHeader) ?? '', attempt);
  const handlers = createHandlers(nodePort({ world, delay, providersOrigin, saved, tryLogin }));

  async function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const body = await readLimited(request);
    if (!body) return send(response, tooLarge());
    if (unusableMethods.has(request.method ?? '')) return send(response, notAllowed());
    const refusal = refuseCall(request, body);
    if (refusal) return send(response, refusal);
    const answer = await getResponse(handlers, toRequest(request, response, url, body));
    if (dropping.drop(url.pathname, request)) return;
    // Every path in `callPaths` has a handler for every method.
    await send(response, answer ?? HttpResponse.error());
  }

  return {
    world,
    middleware: (request, response, next) => {
      if (!isForUs(request)) {
        send(response, misdirected()).catch(() => response.destroy());
        return;
      }
      const url = urlOf(request);
      const isPage = url && pagePaths.includes(url.pathname) && isDocument(request);
      if (url && !isPage && callPaths.includes(url.pathname)) {
        dropping.count(url.pathname);
        // Whatever fails here fails because the client is gone.
        answerCall(request, response, url).catch(() => response.destroy());
        return;
      }
      if (url && isDocument(request)) giveCookies(request, response, url);
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

/** Everything about a caller comes from the request itself: clients share nothing. */
function nodePort(
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

/** Whether a browser asks for a page rather than for a part of one. */
export function isDocument(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && (request.headers.accept ?? '').includes('text/html');
}

/** The XSRF cookie where it is missing, and the scenario that the page's address names. */
function giveCookies(request: IncomingMessage, response: ServerResponse, url: URL): void {
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

/** Methods that a standard Request cannot have. */
const unusableMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function notAllowed(): Response {
  return HttpResponse.json(failure('METHOD_NOT_ALLOWED', 'Use POST here.'), { status: 405 });
}

function tooLarge(): Response {
  const limit = bodyLimit / 1024 / 1024;
  const message = `The request is larger than ${limit} MB. Send less and try again.`;
  return HttpResponse.json(failure('TOO_LARGE', message), { status: 413 });
}
