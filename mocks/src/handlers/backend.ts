import type { Delay } from './delay.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import type { World } from '../world/world.ts';

/**
 * The environment of the handlers. The browser and Node implement it differently, mainly in where
 * the session and the XSRF cookie are stored.
 */
export interface Backend {
  readonly world: World;
  /** Returns the caller's session token, if any. */
  readonly sessionTokenOf: (request: Request) => string | undefined;
  /** Stores the caller's session token; `undefined` clears it. */
  readonly storeSession: (headers: Headers, token: string | undefined) => void;
  /** Returns the caller's XSRF-TOKEN cookie, if any. */
  readonly xsrfCookieOf: (request: Request) => string | undefined;
  /** Returns the XSRF token that a call must send: the session's, else that of the visitor's cookie. */
  readonly xsrfTokenOf: (request: Request) => string | undefined;
  /** Returns the scenario the caller requested; `undefined` if there is none by that name. */
  readonly scenarioOf: (request: Request) => ScenarioName | undefined;
  readonly delay: Delay;
  /** The origin of the providers' pages. */
  readonly providersOrigin: string;
}

/** A placeholder origin for the providers' pages; no server listens there. */
export const defaultProvidersOrigin = 'https://offers.cbrewards.example';
