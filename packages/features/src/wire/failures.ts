import { createSignal } from './signal.ts';

/** No readable answer came: the network, the time limit, a redirect or a status without an envelope. */
export interface TransportFailure {
  readonly kind: 'transport';
  readonly path: string;
  readonly reason: 'network' | 'timeout' | 'redirect' | 'status';
  /** The HTTP status, where there was one. */
  readonly status?: number;
}

/** An answer came that is not what the specification allows. */
export interface MalformedAnswer {
  readonly kind: 'malformed';
  readonly path: string;
  readonly reason: 'too-large' | 'not-json' | 'not-an-envelope' | 'unexpected-data';
}

/** What a call can end as without an answer that can be used. */
export type CallFailure = TransportFailure | MalformedAnswer;

/** A push or a reply that cannot be read, or an address that is too long to connect to. */
export interface RealtimeFailure {
  readonly kind: 'realtime';
  /** The event, or the start of the address. */
  readonly path: string;
  readonly reason: 'unexpected-message' | 'unexpected-reply' | 'address-too-long';
}

export type Failure = CallFailure | RealtimeFailure;

const failures = createSignal<Failure>();

/**
 * The one place every failure goes that the specification wants "only logged" (decision D3). Logs
 * it and tells who listens; screens show nothing of it themselves.
 */
export function logFailure(failure: Failure) {
  console.error('[cb]', failure.kind, failure.reason, failure.path, failure);
  failures.emit(failure);
}

export const onFailure = failures.subscribe;
