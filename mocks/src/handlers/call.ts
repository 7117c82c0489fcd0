import type { WireEnvelope } from '@cb/features/shared/wire/wireEnvelope';
import type { EmptyScenario } from '../scenarios/emptyScenario.ts';
import type { World } from '../world/world.ts';

/** An untrusted JSON object. Read it with `field`, `text` and `number`, which only read own properties. */
export type Body = Readonly<Record<string, unknown>>;

/** The parts of the request that a few calls need besides the body. */
export type SentRequest = Pick<Request, 'method' | 'headers'>;

export interface Caller {
  readonly world: World;
  readonly body: Body;
  readonly sent: SentRequest;
  /** The id of the session's member, if any. */
  readonly userId: string | undefined;
  readonly startSession: (userId: string) => void;
  readonly endSession: () => void;
  /** The origin of the providers' pages. */
  readonly providersOrigin: string;
}

export type Outcome =
  | { readonly envelope: WireEnvelope; readonly status?: number }
  | { readonly redirect: string }
  | { readonly html: string };

/** One call of the site: its path, methods and response. Guards are added in handlers.ts. */
export interface Call {
  readonly path: `/${string}`;
  readonly methods: readonly ('GET' | 'POST')[];
  /** The part of the response that the scenario `empty` removes. */
  readonly emptyScenario: EmptyScenario;
  /** True for calls that support `Idempotency-Key` (D59). */
  readonly isOnce?: true;
  /** True for calls that ignore scenarios. */
  readonly ignoresScenarios?: true;
  /** True for calls made by navigation, also by a form, which cannot send an XSRF header. */
  readonly isNavigation?: true;
  /** True if a page of the site has the same path. Requests for a document then get the page. */
  readonly isPageToo?: true;
  readonly respond: (caller: Caller) => Outcome;
}

/** Creates a POST call (API-04). */
export function post(
  path: Call['path'],
  emptyScenario: EmptyScenario,
  respond: Call['respond'],
): Call {
  return { path, methods: ['POST'], emptyScenario, respond };
}

/** Creates a POST call that changes something, once for each idempotency key. */
export function change(
  path: Call['path'],
  emptyScenario: EmptyScenario,
  respond: Call['respond'],
): Call {
  return { ...post(path, emptyScenario, respond), isOnce: true };
}

/** Returns a field of a body; `undefined` if it is missing. */
export const field = (body: Body, name: string): unknown =>
  Object.hasOwn(body, name) ? body[name] : undefined;

/** Returns a string field of a body; '' if it is missing or not a string. */
export function text(body: Body, name: string): string {
  const value = field(body, name);
  return typeof value === 'string' ? value : '';
}

/** Returns a number field of a body; NaN if it is missing or not a number. */
export function number(body: Body, name: string): number {
  const value = field(body, name);
  return typeof value === 'number' ? value : Number.NaN;
}

/** Whether a limit and an offset select a part of a list. */
export const isPage = (limit: number, offset: number): boolean =>
  Number.isSafeInteger(limit) && limit > 0 && Number.isSafeInteger(offset) && offset >= 0;
