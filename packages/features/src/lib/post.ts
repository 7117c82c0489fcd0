import { parseEnvelope, type Envelope } from './envelope.ts';
import { readBody } from './readBody.ts';
import { report, type CallFailure, type MalformedAnswer, type TransportFailure } from './report.ts';
import { createSignal } from './signal.ts';
import { xsrfHeaders } from './xsrf.ts';

/** The server answered with an envelope, whatever the HTTP status it came with. */
export interface Answer {
  readonly kind: 'answered';
  readonly status: number;
  readonly envelope: Envelope;
}

export interface Aborted {
  readonly kind: 'aborted';
}

export type CallResult = Answer | CallFailure | Aborted;

export interface PostOptions {
  /** Gives the request up; the result is then `aborted`. */
  readonly signal?: AbortSignal;
  /** How long to wait for the whole answer, in ms. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;
const bodyLimitBytes = 8 * 1024 * 1024;

const answers = createSignal<Answer>();

/** Hears of every call that the server answered. */
export const onAnswer = answers.subscribe;

/**
 * POSTs JSON to a relative address and reads the envelope (part 1 §3, §7). Without `body` none is
 * sent. Never throws: failures are reported and come back typed.
 */
export const post = (path: string, body?: unknown, options?: PostOptions): Promise<CallResult> =>
  call('POST', path, body, options);

/** GETs a relative address, for the one call that is no POST (part 2 §7). Otherwise as `post`. */
export const get = (path: string, options?: PostOptions): Promise<CallResult> =>
  call('GET', path, undefined, options);

async function call(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  { signal, timeoutMs = defaultTimeoutMs }: PostOptions = {},
): Promise<CallResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...xsrfHeaders(method, path, { href: location.href, cookie: document.cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return settle(await read(path, response));
  } catch {
    if (signal?.aborted) return { kind: 'aborted' };
    const reason = timeout.aborted ? 'timeout' : 'network';
    return settle({ kind: 'transport', path, reason });
  }
}

function settle(result: Answer | CallFailure) {
  if (result.kind === 'answered') answers.emit(result);
  else report(result);
  return result;
}

async function read(path: string, response: Response): Promise<Answer | CallFailure> {
  const { ok, status } = response;
  const parsed = readEnvelope(await readBody(response, bodyLimitBytes));
  if (typeof parsed === 'object') return { kind: 'answered', status, envelope: parsed };
  if (ok) return { kind: 'malformed', path, reason: parsed } satisfies MalformedAnswer;
  return { kind: 'transport', path, reason: 'status', status } satisfies TransportFailure;
}

function readEnvelope(text: string | undefined): Envelope | MalformedAnswer['reason'] {
  if (text === undefined) return 'too-large';
  try {
    return parseEnvelope(JSON.parse(text)) ?? 'not-an-envelope';
  } catch {
    return 'not-json';
  }
}
