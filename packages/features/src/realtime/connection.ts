import type { Clock } from '@cb/ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { createMemberStores } from '../member/memberStores.ts';
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

/** Opens a connection. Only the first listener is called, so that a message is handled once. */
function open({ createPort, clock, userId }: ConnectionOptions, listeners: ConnectionListener[]) {
  const port = createPort({ clock });
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
    reconnect: port.reconnect,
    close() {
      for (const stop of [...stops, stopStatus, giveUp]) stop();
      port.close();
    },
  };
}

/** The connection of a member, which is open while it has holders. */
function createConnection(options: ConnectionOptions) {
  const listeners: ConnectionListener[] = [];
  let opened: ReturnType<typeof open> | undefined;

  function close() {
    opened?.close();
    opened = undefined;
  }

  return {
    hold(listener: ConnectionListener) {
      opened ??= open(options, listeners);
      listeners.push(listener);
      return {
        leave() {
          const at = listeners.indexOf(listener);
          if (at < 0) return;
          listeners.splice(at, 1);
          // Deferred, so that releasing and acquiring it at once (StrictMode) keeps it open.
          queueMicrotask(() => listeners.length === 0 && close());
        },
        /** Reconnects for a new session; has an effect for the first of several holders only. */
        renew: () => listeners[0] === listener && opened?.reconnect(),
      };
    },
    end() {
      listeners.length = 0;
      close();
    },
  };
}

const getConnection = createMemberStores<ReturnType<typeof createConnection>>();

/**
 * Holds the one connection of a user: the first holder opens it, the last one to release it closes
 * it. Registers the user after every connect [RTM-04].
 */
export const holdConnection = (
  client: QueryClient,
  options: ConnectionOptions,
  listener: ConnectionListener,
) => getConnection(client, String(options.userId), () => createConnection(options)).hold(listener);
