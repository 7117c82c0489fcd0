import { afterEach, beforeEach, vi } from 'vitest';
import { parseEnvelope } from './envelope.ts';
import type { CallResponse } from './post.ts';
import { onFailure, type Failure } from './failures.ts';

/** A request as received by the server. */
interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: unknown;
  /** `undefined` if the request has no body. */
  readonly body: unknown;
  readonly headers: Headers;
  /** Whether the request was aborted. */
  readonly isAborted: boolean;
}

/**
 * Replaces the server in each test of a file: gives the set responses, and records requests and
 * failures.
 */
export function mockServer() {
  const fetchStub = vi.fn<typeof fetch>();
  let failures: Failure[] = [];
  let stopListening = () => {};

  beforeEach(() => {
    failures = [];
    stopListening = onFailure((failure) => failures.push(failure));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', fetchStub);
    vi.stubGlobal('location', { href: 'https://site.example/dashboard' });
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  });

  afterEach(() => {
    stopListening();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetchStub.mockReset();
  });

  return {
    /** Responds to every following call with this envelope. */
    respond(envelope: object, status = 200) {
      fetchStub.mockImplementation(async () => new Response(JSON.stringify(envelope), { status }));
    },
    /** Responds to every following call with SUCCESS and these records. */
    succeed(...Data: unknown[]) {
      this.respond({ ErrorCode: 'SUCCESS', Data });
    },
    /** Makes every following call fail with a network error. */
    failCalls() {
      fetchStub.mockImplementation(async () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Leaves every following call without a response until it is aborted. */
    hang() {
      fetchStub.mockImplementation(
        (_path, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted')));
          }),
      );
    },
    sent: () =>
      fetchStub.mock.calls.map(([path, init]): ReceivedRequest => ({
        path,
        method: init?.method,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init?.headers),
        isAborted: init?.signal?.aborted ?? false,
      })),
    failures: () => failures,
  };
}

/** A response as returned by `post`. */
export function responded(body: object, status = 200): CallResponse {
  const envelope = parseEnvelope(body);
  if (!envelope) throw new Error('The response of this test is not an envelope.');
  return { kind: 'responded', status, envelope };
}
