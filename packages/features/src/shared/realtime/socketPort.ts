import type { Clock } from '@cb/ui/platform';
import { io } from 'socket.io-client';
import type { WireId } from '../wire/records.ts';

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
  addMessage(
    payload: unknown,
    onAcknowledged: (error: unknown, acknowledgement: unknown) => void,
  ): void;
  /** Closes the connection permanently. */
  close(): void;
}

/** Opens a connection and registers the member after every connect (RTM-14, RTM-04). */
export type CreatePort = (options: PortOptions) => RealtimePort;

/**
 * The required options (RTM-17 to RTM-19); times in ms. Ping timings come from the server (RTM-20). A server
 * that acknowledges nothing counts as one that has registered the member.
 */
export const socketOptions = {
  path: '/socket.io',
  transports: ['polling', 'websocket'],
  upgrade: true,
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  reconnectionAttempts: 99_999,
  timeout: 20_000,
  ackTimeout: 5000,
};

/**
 * Opens a connection with Socket.IO to an address, by default the page's own. Reconnects after every loss,
 * even if the server disconnects it. Throws if the address has more than 8000 characters (RTM-21).
 */
export function createSocketPort(
  { userId, clock, onPush, onRegistered, onRefused }: PortOptions,
  address = location.origin,
  options = socketOptions,
): RealtimePort {
  // A new connection, because its handshake carries the cookies of the session that opens it.
  const socket = io(address, { ...options, forceNew: true });
  let retryDelayMs = options.reconnectionDelay;
  let cancelRetry = () => {};

  socket.on('connect', () => {
    retryDelayMs = options.reconnectionDelay;
    socket.emit('setuser', userId, (_error: unknown, acknowledgement: unknown) => {
      // The error may be that the connection was lost; the next one registers again.
      if (!socket.connected) return;
      if (acknowledgement === false) onRefused();
      else onRegistered();
    });
  });

  /** Socket.IO reconnects automatically, except after a refusal or disconnect by the server. */
  function onLoss() {
    if (socket.active) return;
    cancelRetry();
    cancelRetry = clock.after(retryDelayMs, () => socket.connect());
    retryDelayMs = Math.min(2 * retryDelayMs, options.reconnectionDelayMax);
  }
  socket.on('disconnect', onLoss);
  socket.on('connect_error', onLoss);

  for (const event of ['cbUpdate', 'cbAdded'] as const) {
    socket.on(event, (payload: unknown) => onPush(event, payload));
  }

  return {
    addMessage: (payload, onAcknowledged) =>
      void socket.emit('add-message', payload, onAcknowledged),
    close() {
      cancelRetry();
      socket.off();
      socket.disconnect();
    },
  };
}
