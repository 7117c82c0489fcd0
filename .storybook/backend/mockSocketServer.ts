import type {
  IncomingEvent,
  PortOptions,
  RealtimePort,
} from '@cb/features/shared/realtime/socketPort';

/** Creates the server side of the real-time connections, which the story controls. */
export function createMockSocketServer() {
  /** The open connections, and whether the server has accepted them. */
  const connections = new Map<PortOptions, boolean>();
  /** The number of connections opened so far, and of those that are still open. */
  const counts = { opened: 0, open: 0 };

  function createPort(options: PortOptions): RealtimePort {
    connections.set(options, false);
    counts.opened += 1;
    counts.open += 1;
    return {
      addMessage() {},
      close() {
        if (connections.delete(options)) counts.open -= 1;
      },
    };
  }

  return {
    createPort,
    counts,
    /** Accepts the connection and registers the member, for the first time or again. */
    connect() {
      for (const options of connections.keys()) {
        connections.set(options, true);
        options.onRegistered();
      }
    },
    /** Accepts the connection and refuses to register the member. */
    refuse() {
      for (const options of connections.keys()) {
        connections.set(options, false);
        options.onRefused();
      }
    },
    /** Pushes an event from the server; it is lost while there is no connection. */
    push(event: IncomingEvent, payload: unknown) {
      for (const [{ onPush }, isAccepted] of connections) if (isAccepted) onPush(event, payload);
    },
  };
}
