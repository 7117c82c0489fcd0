import type { Clock } from '@cb/ui/platform';
import type { CreatePort, IncomingEvent } from './port.ts';
import type { WireId } from '../wire/wireId.ts';

export interface ConnectionListener {
  onMessage(event: IncomingEvent, payload: unknown): void;
  /**
   * Called when the user is registered, the first time or again; earlier pushes have been missed.
   */
  onRegistered(): void;
  /** Called when the server refuses to register the user: the session has ended. */
  onRefused(): void;
}

interface Connection {
  /**
   * Only the first listener is called, so that a message is handled once, however many there are.
   */
  readonly listeners: ConnectionListener[];
  reconnect(): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly createPort: CreatePort;
  readonly clock: Clock;
  readonly userId: WireId;
}

const events = ['cbUpdate', 'cbAdded'] as const;

/**
 * The time limit for the acknowledgement, in ms. Without one, the user is assumed to be registered.
 */
const acknowledgeMs = 5000;

function open({ createPort, clock, userId }: ConnectionOptions): Connection {
  const port = createPort({ clock });
  const listeners: ConnectionListener[] = [];
  let giveUp = () => {};

  const stops = events.map((event) =>
    port.subscribe(event, (payload) => listeners[0]?.onMessage(event, payload)),
  );
  /** Registers the user; the outcome is ignored if the connection has changed in the meantime. */
  function register() {
    let current = true;
    const cancelWait = clock.after(acknowledgeMs, () => listeners[0]?.onRegistered());
    giveUp = () => {
      current = false;
      cancelWait();
    };
    port.emit('setuser', userId, (answer) => {
      if (!current) return;
      cancelWait();
      if (answer === false) listeners[0]?.onRefused();
      else listeners[0]?.onRegistered();
    });
  }

  const stopStatus = port.status.subscribe((status) => {
    giveUp();
    if (status === 'connected') register();
  });

  return {
    listeners,
    reconnect: port.reconnect,
    close() {
      for (const stop of [...stops, stopStatus, giveUp]) stop();
      port.close();
    },
  };
}

const connections = new WeakMap<CreatePort, Map<WireId, Connection>>();

/**
 * Holds the one connection of a user: the first holder opens it, the last one to release it closes
 * it. Registers the user after every connect [RTM-04].
 */
export function holdConnection(options: ConnectionOptions, listener: ConnectionListener) {
  const { createPort, userId } = options;
  const ofUsers = connections.get(createPort) ?? new Map<WireId, Connection>();
  connections.set(createPort, ofUsers);
  const connection = ofUsers.get(userId) ?? open(options);
  ofUsers.set(userId, connection);
  connection.listeners.push(listener);

  function leave() {
    const at = connection.listeners.indexOf(listener);
    if (at < 0) return;
    connection.listeners.splice(at, 1);
    // Deferred, so that releasing and acquiring it at once (StrictMode) keeps it open.
    queueMicrotask(() => {
      if (connection.listeners.length > 0 || ofUsers.get(userId) !== connection) return;
      ofUsers.delete(userId);
      connection.close();
    });
  }
  return {
    leave,
    /** Reconnects for a new session; has an effect for the first of several holders only. */
    renew: () => connection.listeners[0] === listener && connection.reconnect(),
  };
}
