import type { Clock } from '@cb/ui/platform';

/** The events that the server pushes (RTM-06, RTM-07). */
export type IncomingEvent = 'cbUpdate' | 'cbAdded';

/**
 * The events that the client sends: its user id after each connect, and messages (RTM-14, RTM-15).
 */
export type OutgoingEvent = 'setuser' | 'add-message';

/** `disconnected` also covers a failed attempt; the port keeps trying automatically. */
export type RealtimeStatus = 'connecting' | 'connected' | 'disconnected';

/** A real-time connection, independent of its transport. */
export interface RealtimePort {
  /**
   * Passes on the raw payloads, which the listener parses. Returns a function that unsubscribes.
   */
  subscribe(event: IncomingEvent, listener: (payload: unknown) => void): () => void;
  /** Sends a JSON or binary payload; without a connection it is sent after the next connect. */
  emit(event: OutgoingEvent, payload: unknown, onAcknowledged?: (answer: unknown) => void): void;
  readonly status: {
    get(): RealtimeStatus;
    /** Calls back on every change, and after each failed attempt. */
    subscribe(listener: (status: RealtimeStatus) => void): () => void;
  };
  /** Closes the connection and opens a new one, with the session's current cookies. */
  reconnect(): void;
  /** Closes the connection permanently. */
  close(): void;
}

/** Opens a connection. Throws if the address cannot be used. */
export type CreatePort = (platform: { clock: Clock }) => RealtimePort;
