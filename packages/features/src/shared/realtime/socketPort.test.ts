import { browserPlatform, type Clock } from '@cb/ui/platform';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket as Connection } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { Manager } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSocketPort, type RealtimePort, socketOptions } from './socketPort.ts';

/** In ms: the client tries again soon, and notices a frozen connection soon. */
const quickOptions = {
  ...socketOptions,
  reconnectionDelay: 2,
  reconnectionDelayMax: 10,
  timeout: 200,
};
const heartbeat = { pingInterval: 250, pingTimeout: 250 };

/** A Socket.IO server that fails on demand, and acknowledges registrations unless told otherwise. */
function createFaultyServer() {
  const connections = new Set<Connection>();
  const registered: unknown[] = [];
  const remaining = { refusals: 0, denials: 0, delays: 0 };
  let acknowledgement: boolean | undefined = true;
  let http = createServer();
  let io = new Server();

  function register(userId: unknown, acknowledge: (isMember: boolean) => void) {
    registered.push(userId);
    if (acknowledgement !== undefined) acknowledge(acknowledgement);
  }

  async function listen(port = 0) {
    http = createServer();
    http.on('connection', (connection) => {
      connections.add(connection.on('close', () => connections.delete(connection)));
      if (remaining.refusals-- > 0) connection.destroy();
    });
    io = new Server(http, heartbeat);
    io.engine.use((_request: unknown, _response: unknown, next: () => void) => {
      if (remaining.delays-- <= 0) next();
    });
    io.use((_socket, next) => next(remaining.denials-- > 0 ? new Error('Not now') : undefined));
    io.on('connection', (socket: Socket) => {
      socket.on('setuser', (userId, acknowledge) => {
        // Waits for the upgrade, so that faults do not hit a connection in transition.
        if (socket.conn.transport.name === 'websocket') register(userId, acknowledge);
        else socket.conn.once('upgrade', () => register(userId, acknowledge));
      });
      socket.on('add-message', (payload, acknowledge) => acknowledge(payload));
    });
    http.listen(port, '127.0.0.1');
    await once(http, 'listening');
  }

  function portNumber() {
    const address = http.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  const drop = () => {
    for (const connection of connections) connection.destroy();
  };

  async function close() {
    drop();
    await io.close();
  }

  const faults = {
    /** The connection breaks. */
    drop,
    /** The server disconnects the client. */
    disconnect: () => io.disconnectSockets(),
    /** The connection breaks, and others are refused. */
    refuse() {
      remaining.refusals = 3;
      drop();
    },
    /** The server disconnects the client, and refuses its handshakes. */
    deny() {
      remaining.denials = 5;
      io.disconnectSockets(true);
    },
    /** The connection breaks, and the next handshake gets no response. */
    delay() {
      remaining.delays = 1;
      drop();
    },
    async restart() {
      const port = portNumber();
      await close();
      await listen(port);
    },
    /** The connection stays open, without traffic. */
    freeze() {
      for (const connection of connections) connection.cork();
    },
  };

  return {
    listen,
    close,
    faults,
    registered,
    acknowledge: (isMember: boolean | undefined) => (acknowledgement = isMember),
    address: () => `http://127.0.0.1:${portNumber()}`,
    clients: () => io.of('/').sockets.size,
    push: (event: string, payload: unknown) => io.emit(event, payload),
  };
}

let server = createFaultyServer();
let ports: RealtimePort[];
/** What the port reported, apart from pushes. */
let events: string[];
let pushed: unknown[];

beforeEach(async () => {
  server = createFaultyServer();
  await server.listen();
  [ports, events, pushed] = [[], [], []];
});

afterEach(async () => {
  for (const port of ports) port.close();
  await server.close();
});

function open(
  options = quickOptions,
  clock: Clock = browserPlatform.clock,
  address = server.address(),
) {
  const port = createSocketPort(
    {
      userId: 'member-1',
      clock,
      onPush: (event, payload) => pushed.push([event, payload]),
      onRegistered: () => events.push('registered'),
      onRefused: () => events.push('refused'),
    },
    address,
    options,
  );
  ports.push(port);
  return port;
}

test('recovers from outages of every kind, as one connection, registered each time [RTM-03] [RTM-04] [RTM-05] [RTM-09] [RTM-10] [RTM-14] [RTM-16]', async () => {
  const port = open();
  // On a busy machine, a late heartbeat is an outage of its own.
  await expect.poll(() => events).toContain('registered');

  // Twice, so that each kind also meets what the others left behind.
  const kinds = Object.entries(server.faults);
  for (const [fault, cause] of [...kinds, ...kinds]) {
    const [registered, refetched] = [server.registered.length, events.length];
    await cause();
    // A fault may drop an acknowledgement, so this waits for that of the next registration.
    await expect.poll(() => events.length, { message: fault }).toBeGreaterThan(refetched);
    expect(server.registered.length).toBeGreaterThan(registered);
    await expect.poll(() => server.clients()).toBe(1);
  }
  expect(new Set(server.registered)).toEqual(new Set(['member-1']));
  expect(new Set(events)).toEqual(new Set(['registered']));

  port.close();
  await expect.poll(() => server.clients()).toBe(0);
  const registered = server.registered.length;
  await server.faults.restart();
  expect(server.registered).toHaveLength(registered);
});

test('starts while the server refuses connections, and registers once it responds [RTM-16]', async () => {
  server.faults.refuse();
  open();
  await expect.poll(() => events).toEqual(['registered']);
});

test('a refused registration means that the session has ended', async () => {
  server.acknowledge(false);
  open();
  await expect.poll(() => events).toEqual(['refused']);
});

test('a registration that is never acknowledged times out after 5 s, once', async () => {
  expect(socketOptions.ackTimeout).toBe(5000);
  server.acknowledge(undefined);
  open({ ...quickOptions, ackTimeout: 50 });
  await expect.poll(() => events).toEqual(['registered']);
  // The server takes the registration after the upgrade, which may come after the time-out.
  await expect.poll(() => server.registered).toHaveLength(1);
  expect(events).toEqual(['registered']);
});

test('a registration whose connection was lost is neither done nor refused', async () => {
  server.acknowledge(undefined);
  const port = open();
  await expect.poll(() => server.registered.length).toBe(1);
  server.faults.drop();
  await expect.poll(() => server.registered.length).toBe(2);
  port.close();
  expect(events).toEqual([]);
});

test('its own retries wait 1 s, growing to 5 s, and 1 s again after a connection [RTM-17]', async () => {
  server.faults.deny();
  const waits: number[] = [];
  const { clock } = browserPlatform;
  const impatient: Clock = {
    ...clock,
    after(ms, callback) {
      waits.push(ms);
      return clock.after(0, callback);
    },
  };
  open(socketOptions, impatient);
  await expect.poll(() => events).toEqual(['registered']);
  expect(waits).toEqual([1000, 2000, 4000, 5000, 5000]);
  server.faults.disconnect();
  await expect.poll(() => waits.slice(5)).toEqual([1000]);
});

test('takes the ping timings from the server [RTM-20]', async () => {
  open();
  await expect.poll(() => events).toEqual(['registered']);
  expect(Object.keys(socketOptions).filter((name) => /ping/i.test(name))).toEqual([]);
  const startedAt = Date.now();
  server.faults.freeze();
  await expect.poll(() => events.length, { timeout: 20_000 }).toBe(2);
  // The server sets 250 ms + 250 ms; the defaults would be 45 s.
  expect(Date.now() - startedAt).toBeLessThan(20_000);
});

test('supports acknowledgements and binary data in both directions [RTM-11] [RTM-12] [RTM-15]', async () => {
  // Without the quick timeout: a message is not sent again if its connection breaks.
  const port = open(socketOptions);
  const acknowledged = await new Promise<unknown>((resolve) =>
    port.addMessage({ bytes: new Uint8Array([1, 2, 255]) }, (...args) => resolve(args)),
  );
  // toStrictEqual, since toEqual would also accept the bytes as JSON.
  expect(acknowledged).toStrictEqual([null, { bytes: Buffer.from([1, 2, 255]) }]);

  server.push('cbUpdate', { Title: 'T', body: 'b', data: Buffer.from([7, 8]) });
  server.push('cbAdded', 'b');
  await expect.poll(() => pushed.length).toBe(2);
  expect(pushed).toStrictEqual([
    ['cbUpdate', { Title: 'T', body: 'b', data: Buffer.from([7, 8]) }],
    ['cbAdded', 'b'],
  ]);
});

/** Returns a Socket.IO manager with the product's options. */
const manager = () => new Manager('http://127.0.0.1:1', { ...socketOptions, autoConnect: false });

test('connects at /socket.io [RTM-13]', () => {
  expect(manager().opts.path).toBe('/socket.io');
});

test('starts with polling and upgrades to websocket [RTM-08]', () => {
  expect(manager().opts).toMatchObject({ transports: ['polling', 'websocket'], upgrade: true });
});

test('reconnects [RTM-05]', () => {
  expect(manager().reconnection()).toBe(true);
});

test('waits 1 s before it reconnects, growing to 5 s [RTM-17]', () => {
  expect(manager().reconnectionDelay()).toBe(1000);
  expect(manager().reconnectionDelayMax()).toBe(5000);
});

test('tries up to 99999 times [RTM-18]', () => {
  expect(manager().reconnectionAttempts()).toBe(99_999);
});

test('times out a connection attempt after 20 s [RTM-19]', () => {
  expect(manager().timeout()).toBe(20_000);
});

test('refuses an address over 8000 characters [RTM-21]', () => {
  const openAt = (length: number) =>
    open(quickOptions, undefined, `${server.address()}/`.padEnd(length, 'x'));
  expect(() => openAt(8001)).toThrow('URI too long');
  expect(() => openAt(8000)).not.toThrow();
});
