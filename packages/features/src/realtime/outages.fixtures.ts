import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import {
  connect,
  createServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { Server, type ServerOptions } from 'socket.io';

/**
 * The faults, in order: the connection breaks; the server disconnects the client; connections are
 * refused; the server rejects the handshake; an answer times out; the server restarts; the
 * connection stays open without traffic.
 */
export const faults = [
  'drop',
  'disconnect',
  'refuse',
  'deny',
  'delay',
  'restart',
  'freeze',
] as const;

export type Fault = (typeof faults)[number];

export interface OutageServer {
  /** The server's URL, which no fault changes. */
  readonly address: string;
  /** The payloads of all received `setuser` events, in order. */
  readonly registered: readonly unknown[];
  /** Resolves when `count` registrations have arrived over a websocket. */
  readonly registrations: (count: number) => Promise<void>;
  readonly play: (fault: Fault) => Promise<void>;
  /** Returns the number of connected clients. */
  readonly clients: () => number;
  readonly push: (event: string, payload: unknown) => void;
  readonly close: () => Promise<void>;
}

/**
 * For tests: starts a Socket.IO server behind a TCP proxy that fails on demand. Without a short
 * heartbeat, in ms, it takes Socket.IO's 45 s to notice a frozen connection.
 */
export async function startOutageServer(
  heartbeat: Partial<Pick<ServerOptions, 'pingInterval' | 'pingTimeout'>> = {},
): Promise<OutageServer> {
  const registered: unknown[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const connections = new Set<Socket>();
  let [refusals, stalls, denials, target] = [0, 0, 0, 0];
  let io = await start();

  function register(userId: unknown, acknowledge: unknown) {
    registered.push(userId);
    if (typeof acknowledge === 'function') acknowledge(true);
    for (const { count, resolve } of waiting) if (registered.length >= count) resolve();
  }

  async function start(): Promise<Server> {
    const http = createHttpServer();
    const server = new Server(http, heartbeat);
    server.use((_socket, next) => next(denials-- > 0 ? new Error('Not now') : undefined));
    server.on('connection', (socket) => {
      socket.on('setuser', (userId: unknown, acknowledge: unknown) => {
        // Waits for the upgrade, so that faults do not hit a connection in transition.
        if (socket.conn.transport.name === 'websocket') register(userId, acknowledge);
        else socket.conn.once('upgrade', () => register(userId, acknowledge));
      });
      socket.on('add-message', (payload: unknown, acknowledge: unknown) => {
        if (typeof acknowledge === 'function') acknowledge(payload);
      });
    });
    target = await listen(http);
    return server;
  }

  const proxy = createServer((client) => {
    connections.add(client);
    client.on('close', () => connections.delete(client));
    client.on('error', () => client.destroy());
    if (refusals-- > 0) return void client.destroy();
    if (stalls-- > 0) return;
    const upstream = connect(target, '127.0.0.1');
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
    client.on('pause-line', () => {
      client.unpipe(upstream).pause();
      upstream.unpipe(client).pause();
    });
  });
  const port = await listen(proxy);

  const drop = () => {
    for (const connection of connections) connection.destroy();
  };

  async function play(fault: Fault): Promise<void> {
    [refusals, stalls, denials] = [0, 0, 0];
    switch (fault) {
      case 'drop':
        return drop();
      case 'disconnect':
        io.disconnectSockets();
        return;
      case 'refuse':
        refusals = 3;
        return drop();
      case 'deny':
        denials = 5;
        io.disconnectSockets(true);
        return;
      case 'delay':
        stalls = 1;
        return drop();
      case 'restart':
        // A frozen connection would keep `io.close` pending.
        drop();
        await io.close();
        io = await start();
        return;
      case 'freeze':
        for (const connection of connections) connection.emit('pause-line');
    }
  }

  return {
    address: `http://127.0.0.1:${port}`,
    registered,
    registrations: (count) =>
      new Promise((resolve) => {
        if (registered.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    play,
    clients: () => io.of('/').sockets.size,
    push: (event, payload) => io.emit(event, payload),
    close: async () => {
      drop();
      await io.close();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function listen(server: HttpServer | TcpServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0;
