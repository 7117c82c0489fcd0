import type { Clock } from '@cb/ui/platform';
import { io } from 'socket.io-client';
import { logFailure } from '../wire/failures.ts';
import { createSignal } from '../wire/signal.ts';
import type { RealtimePort, RealtimeStatus } from './port.ts';

/**
 * The required options (RTM-17 to RTM-19); times in ms. Ping timings come from the server (RTM-20).
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
};

/** The maximum length of the connection's address, in characters (RTM-21). */
const longestAddress = 8000;

export class AddressTooLong extends Error {
  override readonly name = 'AddressTooLong';

  constructor(length: number) {
    super(
      `The real-time address has ${length} characters; more than ${longestAddress} are refused.`,
    );
  }
}

export interface SocketPortOptions {
  readonly clock: Clock;
  /** The scheme and host; the page's own by default. */
  readonly address?: string;
  readonly options?: typeof socketOptions;
}

/**
 * Creates a port over Socket.IO. Reconnects after every loss, even if the server disconnects it.
 */
export function createSocketPort({
  clock,
  address = location.origin,
  options = socketOptions,
}: SocketPortOptions): RealtimePort {
  if (address.length > longestAddress) {
    logFailure({ kind: 'realtime', path: address.slice(0, 80), reason: 'address-too-long' });
    throw new AddressTooLong(address.length);
  }
  // A new connection, because its handshake carries the cookies of the session that opens it.
  const socket = io(address, { ...options, forceNew: true });
  const changes = createSignal<RealtimeStatus>();
  let status: RealtimeStatus = 'connecting';
  let wait = options.reconnectionDelay;
  let cancelRetry = () => {};

  function become(next: RealtimeStatus) {
    status = next;
    changes.emit(next);
  }

  function onLoss() {
    // Socket.IO reconnects automatically, except after a refusal or disconnect by the server.
    if (!socket.active) {
      cancelRetry();
      cancelRetry = clock.after(wait, () => socket.connect());
      wait = Math.min(2 * wait, options.reconnectionDelayMax);
    }
    become('disconnected');
  }

  socket.on('connect', () => {
    wait = options.reconnectionDelay;
    become('connected');
  });
  socket.on('disconnect', onLoss);
  socket.on('connect_error', onLoss);

  return {
    subscribe(event, listener) {
      socket.on(event, listener);
      return () => void socket.off(event, listener);
    },
    emit(event, payload, onAcknowledged) {
      if (onAcknowledged) socket.emit(event, payload, onAcknowledged);
      else socket.emit(event, payload);
    },
    status: { get: () => status, subscribe: changes.subscribe },
    reconnect() {
      socket.disconnect();
      cancelRetry();
      socket.connect();
    },
    close() {
      cancelRetry();
      socket.off();
      socket.disconnect();
    },
  };
}
