import type { Clock } from '@cb/ui/platform';
import type { WireId } from '../wire/wireId.ts';

/** The events that the server pushes (RTM-06, RTM-07). */
export type IncomingEvent = 'cbUpdate' | 'cbAdded';

export interface PortOptions {
  readonly userId: WireId;
  readonly clock: Clock;
  /** Called with the raw payload of a push. */
  onPush(event: IncomingEvent, payload: unknown): void;
  /** Called when the member is registered, the first time or again; pushes before it were missed. */
  onRegistered(): void;
  /** Called when the server refuses to register the member: the session has ended. */
  onRefused(): void;
}

/** A member's real-time connection, independent of its transport. */
export interface RealtimePort {
  /** Sends a JSON or binary message (RTM-15); without a connection, after the next connect. */
  addMessage(payload: unknown, onAcknowledged: (error: unknown, answer: unknown) => void): void;
  /** Closes the connection permanently. */
  close(): void;
}

/** Opens a connection and registers the member after every connect (RTM-14, RTM-04). */
export type CreatePort = (options: PortOptions) => RealtimePort;
