import type { WireEnvelope } from '@cb/features/wire/envelope';
import type { EmptyScenario } from '../emptyScenario.ts';
import type { Outcome } from '../world/outcome.ts';
import type { World } from '../world/world.ts';

/** An untrusted JSON object; read it with `text`, which asks for nothing but own text fields. */
export type Body = Readonly<Record<string, unknown>>;

/** The request behind a call, for the few that look at more than the body. */
export type Sent = Pick<Request, 'method' | 'headers'>;

export interface Caller {
  readonly world: World;
  readonly body: Body;
  readonly sent: Sent;
  /** The member of the caller's session. */
  readonly userId: string | undefined;
  readonly startSession: (userId: string) => void;
  readonly endSession: () => void;
  /** Makes an attempt to log in, slowed down after many wrong ones from the caller's address. */
  readonly tryLogin: <T>(attempt: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
  /** Where the providers' pages are, as an origin. */
  readonly providersOrigin: string;
}

export type Answer =
  | {
      readonly envelope: WireEnvelope;
      readonly status?: number;
      /** When to try again, in seconds. */
      readonly retryAfter?: number;
    }
  | { readonly redirect: string }
  | { readonly html: string };

/** One call of the site: where, how, and what the world answers. Guards are added in handlers.ts. */
export interface Call {
  readonly path: `/${string}`;
  readonly methods: readonly ('GET' | 'POST')[];
  /** What the scenario `empty` takes out of the answer. */
  readonly empties: EmptyScenario;
  /** True for calls that change something: they are answered once the change is saved. */
  readonly isChange?: true;
  /** True for calls that an `Idempotency-Key` makes happen once (D59). */
  readonly isOnce?: true;
  /** True for calls that take CB: `X-CB-Member` must name the session's member, if it is there (D60). */
  readonly takesCb?: true;
  /** True for calls no scenario touches. */
  readonly isSteady?: true;
  /** True for the call that browsers make as a navigation, by a form without an XSRF header too. */
  readonly isNavigation?: true;
  /** True where a page of the site has the same address: documents are then the site's. */
  readonly isPageToo?: true;
  readonly answer: (caller: Caller) => Answer | Promise<Answer>;
}

/** A POST call, as all but a few are (API-04). */
export function post(path: Call['path'], empties: EmptyScenario, answer: Call['answer']): Call {
  return { path, methods: ['POST'], empties, answer };
}

/** A POST call that changes something, once where it carries an idempotency key. */
export function change(path: Call['path'], empties: EmptyScenario, answer: Call['answer']): Call {
  return { ...post(path, empties, answer), isChange: true, isOnce: true };
}

/** A text field of a body; anything that is not a text counts as not filled in. */
export function text(body: Body, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** A number of a body; anything that is not a number is NaN. */
export function number(body: Body, name: string): number {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}
