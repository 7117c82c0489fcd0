import { type Envelope, parseEnvelope } from './envelope.ts';
import {
  type CallFailure,
  logFailure,
  type MalformedResponse,
  type TransportFailure,
} from './failures.ts';
import { fetchToken, hasToken, requestInit } from './requestInit.ts';
import { type SentRequest, takeSentAhead } from './sendAhead.ts';
import { createSignal } from '../basics/signal.ts';

/** The server responded with an envelope, with any HTTP status. */
export interface CallResponse {
  readonly kind: 'responded';
  readonly status: number;
  readonly envelope: Envelope;
}

export interface Aborted {
  readonly kind: 'aborted';
}

export type CallResult = CallResponse | CallFailure | Aborted;

export interface PostOptions {
  /** Aborts the request; the result is then `aborted`. */
  readonly signal?: AbortSignal;
  /** The time limit for the whole response, in ms. */
  readonly timeoutMs?: number;
}

export interface ChangeOptions extends PostOptions {
  /** The server acts on a key once, however often the request arrives; a new UUID by default. */
  readonly idempotencyKey?: string;
  /**
   * The member who confirmed the change; the server responds with 409 in another member's session (D60).
   */
  readonly member?: string;
}

/** Whether the server responded with the code SUCCESS. */
export const isSuccess = (result: CallResult | undefined) =>
  result?.kind === 'responded' && result.envelope.success;

const defaultTimeoutMs = 30_000;
const bodyLimitBytes = 8 * 1024 * 1024;

const responses = createSignal<void>();
const sessionDoubts = createSignal<void>();

/** Subscribes to all calls that reach the server. */
export const onResponse = responses.subscribe;

/**
 * Subscribes to calls whose response says that the session ended or belongs to someone else (D53,
 * D60).
 */
export const onSessionDoubt = sessionDoubts.subscribe;

/**
 * POSTs JSON to a relative address and reads the envelope (API-04). Sends no body if `body` is omitted. Takes
 * over the same request if the page has sent it ahead. Never throws: failures are reported and returned.
 */
export const post = (path: string, body?: unknown, options?: PostOptions): Promise<CallResult> =>
  call('POST', path, body, options);

/**
 * Like `post`, for a call that changes something. Browsers repeat a POST on their own when a
 * connection breaks before the response; the key lets the server act on it once (D59).
 */
export const postChange = (
  path: string,
  body: unknown,
  { idempotencyKey = crypto.randomUUID(), member, ...options }: ChangeOptions = {},
): Promise<CallResult> =>
  call('POST', path, body, options, {
    'Idempotency-Key': idempotencyKey,
    ...(member !== undefined && { 'X-CB-Member': encodeURI(member) }),
  });

/** GETs a relative address, for the one call that is not a POST. Otherwise like `post`. */
export const get = (path: string, options?: PostOptions): Promise<CallResult> =>
  call('GET', path, undefined, options);

async function call(...request: Parameters<typeof send>): Promise<CallResult> {
  const result = await send(...request);
  if (result.kind === 'aborted') return result;
  if (result.kind !== 'responded') logFailure(result);
  if (hasReachedServer(result)) responses.emit();
  if (saysSessionEnded(result) || saysOtherMember(result)) sessionDoubts.emit();
  return result;
}

async function send(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  { signal, timeoutMs = defaultTimeoutMs }: PostOptions = {},
  headers?: Record<string, string>,
): Promise<CallResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
    // Only a request without headers of its own can have been sent ahead.
    const sent = headers ? undefined : takeSentAhead(path, body);
    if (method === 'POST' && !sent && !hasToken()) await fetchToken();
    const response = await (sent
      ? responseOf(sent, ended)
      : fetch(path, { ...requestInit(method, path, body, headers), signal: ended }));
    return await read(path, response);
  } catch {
    if (signal?.aborted) return { kind: 'aborted' };
    return { kind: 'transport', path, reason: timeout.aborted ? 'timeout' : 'network' };
  }
}

/** Resolves with the response of a request that was sent ahead, which the signal aborts from now on. */
function responseOf({ response, controller }: SentRequest, signal: AbortSignal) {
  if (signal.aborted) controller.abort();
  signal.addEventListener('abort', () => controller.abort());
  return response;
}

/**
 * Whether a response means that nobody is logged in: a 401, its error code, or a redirect to a login
 * page (D53).
 */
export function saysSessionEnded(result: CallResult): boolean {
  if (result.kind === 'responded') {
    return result.status === 401 || result.envelope.errorCode === 'NOT_SIGNED_IN';
  }
  return result.kind === 'transport' && (result.status === 401 || result.reason === 'redirect');
}

/** Whether the server responded, if only to say that the session ended. */
export const hasReachedServer = (result: CallResult) =>
  result.kind === 'responded' || saysSessionEnded(result);

/** Whether a redemption was refused because someone else is logged in now (D60). */
const saysOtherMember = (result: CallResponse | CallFailure) =>
  'status' in result && result.status === 409;

/** The statuses of a redirect that was not followed, which are visible outside a browser only. */
const redirects = new Set([301, 302, 303, 307, 308]);

async function read(path: string, response: Response): Promise<CallResponse | CallFailure> {
  const { ok, status } = response;
  if (response.type === 'opaqueredirect' || redirects.has(status)) {
    return { kind: 'transport', path, reason: 'redirect' };
  }
  const parsed = readEnvelope(await readBody(response, bodyLimitBytes));
  if (typeof parsed === 'object') return { kind: 'responded', status, envelope: parsed };
  if (ok) return { kind: 'malformed', path, reason: parsed } satisfies MalformedResponse;
  return { kind: 'transport', path, reason: 'status', status } satisfies TransportFailure;
}

function readEnvelope(text: string | undefined): Envelope | MalformedResponse['reason'] {
  if (text === undefined) return 'too-large';
  try {
    return parseEnvelope(JSON.parse(text)) ?? 'not-an-envelope';
  } catch {
    return 'not-json';
  }
}

/** Reads a body as text; `undefined` as soon as it is longer than `limit` bytes. */
export async function readBody(response: Response, limit: number): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
