import type { Delay } from './delay.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Outcome } from './world/outcome.ts';
import type { World } from './world/world.ts';

/**
 * What the handlers need to know of where they run. Browser and Node differ in where a session and
 * the XSRF cookie live, and in nothing else.
 */
export interface Backend {
  readonly world: World;
  /** The caller's session token. */
  readonly sessionOf: (request: Request) => string | undefined;
  /** Remembers a new session for the caller, or forgets it. */
  readonly keepSession: (headers: Headers, token: string | undefined) => void;
  /** The value of the caller's XSRF-TOKEN cookie. */
  readonly xsrfCookieOf: (request: Request) => string | undefined;
  /** The scenario the caller asked for; `undefined` when it asked for one that does not exist. */
  readonly scenarioOf: (request: Request) => ScenarioName | undefined;
  /** Resolves once every change until now outlives the end of the process; false if it does not. */
  readonly saved: () => Promise<boolean>;
  /** Makes an attempt to log in, slowed down where many from the caller's address went wrong. */
  readonly tryLogin: <T>(
    request: Request,
    attempt: () => Promise<Outcome<T>>,
  ) => Promise<Outcome<T>>;
  readonly delay: Delay;
  /** Where the providers' pages are, as an origin. */
  readonly providersOrigin: string;
}

/** Where the providers' pages would be; nothing answers there. */
export const defaultProvidersOrigin = 'https://offers.cbrewards.example';
