import { io } from 'socket.io-client';
import type { PortOptions, RealtimePort } from './port.ts';

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
  let wait = options.reconnectionDelay;
  let cancelRetry = () => {};

  socket.on('connect', () => {
    wait = options.reconnectionDelay;
    socket.emit('setuser', userId, (_error: unknown, answer: unknown) => {
      // The error may be that the connection was lost; the next one registers again.
      if (!socket.connected) return;
      if (answer === false) onRefused();
      else onRegistered();
    });
  });

  /** Socket.IO reconnects automatically, except after a refusal or disconnect by the server. */
  function onLoss() {
    if (socket.active) return;
    cancelRetry();
    cancelRetry = clock.after(wait, () => socket.connect());
    wait = Math.min(2 * wait, options.reconnectionDelayMax);
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
