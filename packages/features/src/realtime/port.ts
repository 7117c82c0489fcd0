import type { Clock } from '@cb/ui/platform';

/** What the server pushes (RTM-06, RTM-07). */
export type IncomingEvent = 'cbUpdate' | 'cbAdded';

/** What the client sends: its user id after each connect, and messages (RTM-14, RTM-15). */
export type OutgoingEvent = 'setuser' | 'add-message';

/** `disconnected` also stands for a try that failed; the port goes on trying by itself. */
export type RealtimeStatus = 'connecting' | 'connected' | 'disconnected';

/** A real-time connection, whatever carries it. */
export interface RealtimePort {
  /** Payloads come as they are: the listener parses them. Gives back the way to stop. */
  subscribe(event: IncomingEvent, listener: (payload: unknown) => void): () => void;
  /** Sends any JSON or binary payload; without a connection it waits for the next one. */
  emit(event: OutgoingEvent, payload: unknown, onAcknowledged?: (answer: unknown) => void): void;
  readonly status: {
    get(): RealtimeStatus;
    /** Hears of every change, also of each try that failed. */
    subscribe(listener: (status: RealtimeStatus) => void): () => void;
  };
  /** Opens the connection anew, with the cookies of the session as it is now. */
  reconnect(): void;
  /** Ends the connection for good. */
  close(): void;
}

/** Opens a connection. Throws when the address cannot be used. */
export type CreatePort = (platform: { clock: Clock }) => RealtimePort;
