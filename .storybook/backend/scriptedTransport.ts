import type {
  IncomingEvent,
  OutgoingEvent,
  RealtimePort,
  RealtimeStatus,
} from '@cb/features/realtime/port';
import { createSignal, type Signal } from '@cb/features/wire/signal';

interface Connection {
  readonly pushes: Signal<{ readonly event: IncomingEvent; readonly payload: unknown }>;
  readonly statuses: Signal<RealtimeStatus>;
  status: RealtimeStatus;
}

/** Creates a real-time connection whose server side the story controls. */
export function createScriptedTransport() {
  const connections = new Set<Connection>();
  /** The events that the client sent, in order. */
  const sent: { readonly event: OutgoingEvent; readonly payload: unknown }[] = [];
  /** How the server acknowledges `setuser` from now on; never while `answer` is undefined. */
  const registration: { answer: boolean | undefined } = { answer: true };
  /** The number of connections opened so far, and of those still open. */
  const counts = { opened: 0, open: 0 };
  /** How often the client asked to reconnect. */
  const renewals = { count: 0 };

  function setStatus(status: RealtimeStatus) {
    for (const connection of connections) {
      connection.status = status;
      connection.statuses.emit(status);
    }
  }

  function createPort(): RealtimePort {
    const connection: Connection = {
      pushes: createSignal(),
      statuses: createSignal(),
      status: 'connecting',
    };
    connections.add(connection);
    counts.opened += 1;
    counts.open += 1;
    return {
      subscribe: (event, listener) =>
        connection.pushes.subscribe((pushed) => {
          if (pushed.event === event) listener(pushed.payload);
        }),
      emit(event, payload, onAcknowledged) {
        sent.push({ event, payload });
        const { answer } = registration;
        if (event === 'setuser' && answer !== undefined) {
          queueMicrotask(() => onAcknowledged?.(answer));
        }
      },
      status: { get: () => connection.status, subscribe: connection.statuses.subscribe },
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
    /** Accepts the connection, for the first time or again. */
    connect: () => setStatus('connected'),
    /** Drops the connection; nothing arrives until `connect`. */
    drop: () => setStatus('disconnected'),
    /** Pushes an event from the server; it is lost while there is no connection. */
    push(event: IncomingEvent, payload: unknown) {
      for (const { pushes, status } of connections) {
        if (status === 'connected') pushes.emit({ event, payload });
      }
    },
  };
}
