import type { Clock } from '@cb/ui/platform/Platform.tsx';
import type { CreatePort, IncomingEvent } from './port.ts';
import type { WireId } from '../lib/wireId.ts';

export interface ConnectionListener {
  onMessage(event: IncomingEvent, payload: unknown): void;
  /** The connection is back and the user registered again; pushes may have been missed. */
  onReconnected(): void;
}

interface Connection {
  /** Only the first is told: a message is acted on once, however many hold the connection. */
  readonly listeners: ConnectionListener[];
  close(): void;
}

export interface ConnectionOptions {
  readonly createPort: CreatePort;
  readonly clock: Clock;
  readonly userId: WireId;
}

const events = ['cbUpdate', 'cbAdded'] as const;

function open({ createPort, clock, userId }: ConnectionOptions): Connection {
  const port = createPort({ clock });
  const listeners: ConnectionListener[] = [];
  let interrupted = false;

  const stops = events.map((event) =>
    port.subscribe(event, (payload) => listeners[0]?.onMessage(event, payload)),
  );
  const stopStatus = port.status.subscribe((status) => {
    if (status === 'disconnected') interrupted = true;
    if (status !== 'connected') return;
    port.emit('setuser', userId);
    if (interrupted) listeners[0]?.onReconnected();
    interrupted = false;
  });

  return {
    listeners,
    close() {
      for (const stop of [...stops, stopStatus]) stop();
      port.close();
    },
  };
}

const connections = new WeakMap<CreatePort, Map<WireId, Connection>>();

/**
 * Holds the one connection of a user: the first holder opens it, the last one to leave closes it.
 * Registers the user after every connect (part 1 §4). Gives back the way to leave.
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
    // One step later, so that leaving and coming back at once (StrictMode) keeps it open.
    queueMicrotask(() => {
      if (connection.listeners.length > 0 || ofUsers.get(userId) !== connection) return;
      ofUsers.delete(userId);
      connection.close();
    });
  }
  return leave;
}
