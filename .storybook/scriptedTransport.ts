import type {
  CreatePort,
  IncomingEvent,
  OutgoingEvent,
  RealtimePort,
  RealtimeStatus,
} from '@cb/features/realtime/port';

export interface ScriptedTransport {
  readonly createPort: CreatePort;
  /** What the client sent, in order. */
  readonly sent: { readonly event: OutgoingEvent; readonly payload: unknown }[];
  /** How the server acknowledges a registration from now on; without an answer it never does. */
  readonly registration: { answer: boolean | undefined };
  /** How many connections were opened so far, and how many of them are still open. */
  readonly counts: { opened: number; open: number };
  /** How often a connection was opened anew. */
  readonly renewals: { count: number };
  /** The server accepts the connection, for the first time or again. */
  connect(): void;
  /** The connection is lost; nothing arrives until `connect`. */
  drop(): void;
  /** The server pushes; without a connection the push is gone. */
  push(event: IncomingEvent, payload: unknown): void;
}

interface Line {
  readonly listeners: Set<{ event: IncomingEvent; listener: (payload: unknown) => void }>;
  readonly statusListeners: Set<(status: RealtimeStatus) => void>;
  status: RealtimeStatus;
}

/** A connection whose server is the story. */
export function createScriptedTransport(): ScriptedTransport {
  const lines = new Set<Line>();
  const sent: ScriptedTransport['sent'] = [];
  const registration: ScriptedTransport['registration'] = { answer: true };
  const counts = { opened: 0, open: 0 };
  const renewals = { count: 0 };

  function become(status: RealtimeStatus) {
    for (const line of lines) {
      line.status = status;
      for (const listener of line.statusListeners) listener(status);
    }
  }

  function createPort(): RealtimePort {
    const line: Line = { listeners: new Set(), statusListeners: new Set(), status: 'connecting' };
    lines.add(line);
    counts.opened += 1;
    counts.open += 1;
    return {
      subscribe(event, listener) {
        const entry = { event, listener };
        line.listeners.add(entry);
        return () => void line.listeners.delete(entry);
      },
      emit(event, payload, onAcknowledged) {
        sent.push({ event, payload });
        const { answer } = registration;
        if (event === 'setuser' && answer !== undefined) {
          queueMicrotask(() => onAcknowledged?.(answer));
        }
      },
      status: {
        get: () => line.status,
        subscribe(listener) {
          line.statusListeners.add(listener);
          return () => void line.statusListeners.delete(listener);
        },
      },
      reconnect: () => void (renewals.count += 1),
      close() {
        if (lines.delete(line)) counts.open -= 1;
      },
    };
  }

  return {
    createPort,
    sent,
    registration,
    counts,
    renewals,
    connect: () => become('connected'),
    drop: () => become('disconnected'),
    push(event, payload) {
      for (const { listeners, status } of lines) {
        if (status !== 'connected') continue;
        for (const entry of listeners) if (entry.event === event) entry.listener(payload);
      }
    },
  };
}
