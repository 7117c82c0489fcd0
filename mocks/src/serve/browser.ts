import type { HttpHandler } from 'msw';
import { defaultProvidersOrigin } from '../handlers/backend.ts';
import { realDelay, type Delay } from '../handlers/delay.ts';
import { cookieNames, readCookie } from '../handlers/cookieNames.ts';
import { createHandlers } from '../handlers/handlers.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { demoMemberId } from '../world/members.ts';
import { endSession, startSession, userIdOf } from '../world/sessions.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/createWorld.ts';

export interface BrowserBackendOptions {
  readonly world?: World;
  readonly scenario?: ScenarioName;
  /**
   * Starts with the demo member logged in; otherwise resumes the world's latest session, if any.
   */
  readonly signedIn?: boolean;
  readonly delay?: Delay;
  /** Returns the page's cookies; `document.cookie` by default. */
  readonly cookies?: () => string;
}

export interface BrowserBackend {
  readonly world: World;
  readonly handlers: HttpHandler[];
  /** Returns the id of the member who is logged in, if any. */
  readonly userId: () => string | undefined;
  /** Logs out as a navigation to /logout would; MSW's worker does not intercept navigations. */
  readonly logOut: () => void;
}

/**
 * Creates a mock backend for one story or test. The session is stored in the instance, because a
 * page cannot set an HttpOnly cookie, and stories on one origin must not share a session.
 */
export function createBrowserBackend(options: BrowserBackendOptions = {}): BrowserBackend {
  const { world = createWorld(), scenario = 'specified', delay = realDelay } = options;
  const { cookies = () => document.cookie } = options;
  let session = options.signedIn ? startSession(world, demoMemberId) : lastSession(world);
  const xsrfCookieOf = () => readCookie(cookies(), cookieNames.xsrf);
  const handlers = createHandlers({
    world,
    delay,
    sessionTokenOf: () => session,
    storeSession: (_headers, token) => {
      session = token;
    },
    xsrfCookieOf,
    xsrfTokenOf: xsrfCookieOf,
    scenarioOf: () => scenario,
    providersOrigin: defaultProvidersOrigin,
  });
  return {
    world,
    handlers,
    userId: () => userIdOf(world, session),
    logOut: () => {
      if (session !== undefined) endSession(world, session);
      session = undefined;
    },
  };
}

/** Sets a constant XSRF cookie, so that stories shown side by side share its value. */
export function setXsrfCookie(): void {
  document.cookie = `${cookieNames.xsrf}=mock-xsrf-token; Path=/; SameSite=Lax`;
}

const storageKey = 'cb-mock-backend';

/** Creates a world that lasts as long as the tab. */
function createTabWorld(): World {
  const stored = sessionStorage.getItem(storageKey);
  const world = createWorld({ now: Date.now, ...(stored && { state: JSON.parse(stored) }) });
  world.onChange(() => sessionStorage.setItem(storageKey, JSON.stringify(world.state)));
  return world;
}

const workerPath = '/mockServiceWorker.js';

interface WorkerPolicy {
  createScriptURL(address: string): string | null;
}

/**
 * A Trusted Types policy that allows only the demo's service worker. Browsers that enforce Trusted
 * Types refuse MSW's plain worker URL without a default policy.
 */
function allowWorker(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: 'default', rules: WorkerPolicy): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.origin).href === location.origin + workerPath ? address : null,
  });
}

/** Starts the backend in the page, for a static demo of the site. Await it before rendering. */
export async function startDemoWorker(): Promise<BrowserBackend> {
  // Imported dynamically, because unit tests on Node use this file and cannot load msw/browser.
  const { setupWorker } = await import('msw/browser');
  const backend = createBrowserBackend({ world: createTabWorld() });
  setXsrfCookie();
  if (location.pathname === '/logout') {
    backend.logOut();
    history.replaceState(null, '', '/home/login');
  }
  allowWorker();
  await setupWorker(...backend.handlers).start({
    serviceWorker: { url: workerPath },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  return backend;
}

function lastSession(world: World): string | undefined {
  return world.state.sessions.at(-1)?.token;
}
