import type {
  CreatePort,
  IncomingEvent,
  OutgoingEvent,
  RealtimePort,
  RealtimeStatus,
} from '@cb/features/realtime/port';

export interface ScriptedTransport {
  readonly createPort: CreatePort;
  /** The events that the client sent, in order. */
  readonly sent: { readonly event: OutgoingEvent; readonly payload: unknown }[];
  /** How the server acknowledges `setuser` from now on; never while `answer` is undefined. */
  readonly registration: { answer: boolean | undefined };
  /** The number of connections opened so far, and of those still open. */
  readonly counts: { opened: number; open: number };
  /** How often the client asked to reconnect. */
  readonly renewals: { count: number };
  /** Accepts the connection, for the first time or again. */
  connect(): void;
  /** Drops the connection; nothing arrives until `connect`. */
  drop(): void;
  /** Pushes an event from the server; it is lost while there is no connection. */
  push(event: IncomingEvent, payload: unknown): void;
}

interface Connection {
  readonly listeners: Set<{ event: IncomingEvent; listener: (payload: unknown) => void }>;
  readonly statusListeners: Set<(status: RealtimeStatus) => void>;
  status: RealtimeStatus;
}

/** Creates a real-time connection whose server side the story controls. */
export function createScriptedTransport(): ScriptedTransport {
  const connections = new Set<Connection>();
  const sent: ScriptedTransport['sent'] = [];
  const registration: ScriptedTransport['registration'] = { answer: true };
  const counts = { opened: 0, open: 0 };
  const renewals = { count: 0 };

  function setStatus(status: RealtimeStatus) {
    for (const connection of connections) {
      connection.status = status;
      for (const listener of connection.statusListeners) listener(status);
    }
  }

  function createPort(): RealtimePort {
    const connection: Connection = {
      listeners: new Set(),
      statusListeners: new Set(),
      status: 'connecting',
    };
    connections.add(connection);
    counts.opened += 1;
    counts.open += 1;
    return {
      subscribe(event, listener) {
        const entry = { event, listener };
        connection.listeners.add(entry);
        return () => void connection.listeners.delete(entry);
      },
      emit(event, payload, onAcknowledged) {
        sent.push({ event, payload });
        const { answer } = registration;
        if (event === 'setuser' && answer !== undefined) {
          queueMicrotask(() => onAcknowledged?.(answer));
        }
      },
      status: {
        get: () => connection.status,
        subscribe(listener) {
          connection.statusListeners.add(listener);
          return () => void connection.statusListeners.delete(listener);
        },
      },
      reconnect: () => void (renewals.count += 1),
      close() {
        if (connections.delete(connection)) counts.open -= 1;
      },
    };
  }

  return {
    createPort,
    sent,
    registration,
    counts,
    renewals,
    connect: () => setStatus('connected'),
    drop: () => setStatus('disconnected'),
    push(event, payload) {
      for (const { listeners, status } of connections) {
        if (status !== 'connected') continue;
        for (const entry of listeners) if (entry.event === event) entry.listener(payload);
      }
    },
  };
}
