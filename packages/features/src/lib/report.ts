import { createSignal } from './signal.ts';

/** No readable answer came: the network, the time limit or a status without an envelope. */
export interface TransportFailure {
  readonly kind: 'transport';
  readonly path: string;
  readonly reason: 'network' | 'timeout' | 'status';
  /** The HTTP status, where there was one. */
  readonly status?: number;
}

/** An answer came that is not what the specification allows. */
export interface MalformedAnswer {
  readonly kind: 'malformed';
  readonly path: string;
  readonly reason: 'too-large' | 'not-json' | 'not-an-envelope' | 'unexpected-data';
}

export type Failure = TransportFailure | MalformedAnswer;

const failures = createSignal<Failure>();

/**
 * The one place every failure goes that the specification wants "only logged" (decision D3). Logs
 * it and tells who listens; screens show nothing of it themselves.
 */
export function report(failure: Failure) {
  console.error('[cb]', failure.kind, failure.reason, failure.path, failure);
  failures.emit(failure);
}

export const onFailure = failures.subscribe;
