import { createSignal } from '../basics/signal.ts';

/**
 * There was no readable response: a network error, a timeout, a redirect or a status without an
 * envelope.
 */
export interface TransportFailure {
  readonly kind: 'transport';
  readonly path: string;
  readonly reason: 'network' | 'timeout' | 'redirect' | 'status';
  /** The HTTP status, if there was one. */
  readonly status?: number;
}

/** The response does not match the specification. */
export interface MalformedResponse {
  readonly kind: 'malformed';
  readonly path: string;
  readonly reason: 'too-large' | 'not-json' | 'not-an-envelope' | 'unexpected-data';
  /** The unexpected value, for the console. */
  readonly value?: string;
}

/** The failures of a call that returned no usable response. */
export type CallFailure = TransportFailure | MalformedResponse;

/** A push or a reply that cannot be read. */
export interface RealtimeFailure {
  readonly kind: 'realtime';
  /** The name of the event. */
  readonly path: string;
  readonly reason: 'unexpected-message' | 'unexpected-reply';
}

export type Failure = CallFailure | RealtimeFailure;

const failures = createSignal<Failure>();

/**
 * Logs a failure and notifies subscribers. Every failure that the specification wants "only logged" goes through
 * here (D3); screens never show it.
 */
export function logFailure(failure: Failure) {
  console.error('[cb]', failure.kind, failure.reason, failure.path, failure);
  failures.emit(failure);
}

/** Subscribes to the logged failures. */
export const onFailure = failures.subscribe;
