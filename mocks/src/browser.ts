import type { HttpHandler } from 'msw';
import { defaultProvidersOrigin } from './backend.ts';
import { realDelay, type Delay } from './delay.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { createHandlers } from './handlers.ts';
import type { ScenarioName } from './scenarios.ts';
import { readWorldState } from './world/isWorldState.ts';
import { demoMemberId } from './world/members.ts';
import { endSession, startSession, userIdOf } from './world/sessions.ts';
import type { World } from './world/world.ts';
import { createWorld } from './world/createWorld.ts';

export interface BrowserBackendOptions {
  readonly world?: World;
  readonly scenario?: ScenarioName;
  /** Starts with the demo member logged in; else the world's latest session, if any, goes on. */
  readonly signedIn?: boolean;
  readonly delay?: Delay;
  /** The page's cookies; `document.cookie` by default. */
  readonly cookies?: () => string;
}

export interface BrowserBackend {
  readonly world: World;
  readonly handlers: HttpHandler[];
  /** The member logged in at the moment. */
  readonly userId: () => string | undefined;
  /** What a document navigation to /logout does, which no service worker sees. */
  readonly logOut: () => void;
}

/**
 * A pretend backend for one story or test. The session lives in this instance and not in a cookie:
 * a page has no HttpOnly cookie, and stories of one origin may run side by side.
 */
export function createBrowserBackend(options: BrowserBackendOptions = {}): BrowserBackend {
  const { world = createWorld(), scenario = 'specified', delay = realDelay } = options;
  const { cookies = () => document.cookie } = options;
  let session = options.signedIn ? startSession(world, demoMemberId) : lastSession(world);
  const handlers = createHandlers({
    world,
    delay,
    sessionOf: () => session,
    keepSession: (_headers, token) => {
      session = token;
    },
    xsrfCookieOf: () => readCookie(cookies(), cookieNames.xsrf),
    scenarioOf: () => scenario,
    // A kept world writes at every change; the others are not meant to outlive the page.
    saved: async () => true,
    tryLogin: async (_request, attempt) => attempt(),
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

/** Gives the page a constant XSRF cookie, so that side-by-side stories agree on it. */
export function setXsrfCookie(): void {
  document.cookie = `${cookieNames.xsrf}=pretend-xsrf-token; Path=/; SameSite=Lax`;
}

const storageKey = 'cb-pretend-backend';

type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/** A world that survives a reload of the tab; whatever else stands under its key is ignored. */
export function createKeptWorld(storage: SessionStore, now: () => number): World {
  const state = readWorldState(readJson(storage.getItem(storageKey) ?? ''));
  const world = createWorld(state ? { state, now } : { now });
  world.onChange(() => {
    try {
      storage.setItem(storageKey, JSON.stringify(world.state));
    } catch {
      // A full or forbidden storage costs the visitor only the reload.
    }
  });
  return world;
}

/** Starts the whole backend in the page, for a static demo build of the site. Await it before rendering. */
export async function startDemoWorker(): Promise<BrowserBackend> {
  // Imported late: the entry does not exist outside browsers, where tests use the rest of this file.
  const { setupWorker } = await import('msw/browser');
  const backend = createBrowserBackend({ world: createKeptWorld(sessionStorage, Date.now) });
  setXsrfCookie();
  if (location.pathname === '/logout') {
    backend.logOut();
    history.replaceState(null, '', '/home/login');
  }
  await setupWorker(...backend.handlers).start({ onUnhandledFrame: 'bypass', quiet: true });
  return backend;
}

function lastSession(world: World): string | undefined {
  return world.state.sessions.at(-1)?.token;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
