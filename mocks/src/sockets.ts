import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Server as HttpsServer } from 'node:https';
import { Server } from 'socket.io';
import { cookieNames, readCookie } from './cookies.ts';
import { isOwnOrigin } from './hygiene.ts';
import { userIdOf } from './world/sessions.ts';
import type { World } from './world/world.ts';

/** What a push carries (RTM-01); `reply` is a balance envelope where the balance changed. */
export interface PushMessage {
  readonly Title: string;
  readonly body: string;
  readonly reply?: unknown;
}

export type PushEvent = 'cbUpdate' | 'cbAdded';

/** Any server of Node's; Vite has one of these. */
export type SocketHost = HttpServer | HttpsServer | Http2SecureServer;

export interface Sockets {
  readonly attach: (server: SocketHost) => void;
  /** Sends to every socket of a member; answers how many there were. */
  readonly push: (userId: string, event: PushEvent, message: PushMessage) => number;
  /** Disconnects everyone; the HTTP server stays, since it may belong to someone else. */
  readonly close: () => void;
}

/** The real-time side of the backend at /socket.io (RTM-13, RTM-14). */
export function createSockets(
  world: World,
  isForUs: (request: IncomingMessage) => boolean,
): Sockets {
  const io = new Server({
    path: '/socket.io',
    // It would end the sockets of others on the same server, such as Vite's own.
    destroyUpgrade: false,
    serveClient: false,
    // Browsers let a page of any site open a websocket here, with the member's cookies.
    allowRequest: (request, decide) => decide(null, isForUs(request) && isOwnOrigin(request)),
  });

  function isUser(token: string | undefined, userId: unknown): userId is string {
    return typeof userId === 'string' && userIdOf(world, token) === userId;
  }

  function tokenOf(headers: { readonly cookie?: string | undefined }): string | undefined {
    return readCookie(headers.cookie ?? '', cookieNames.session);
  }

  io.on('connection', (socket) => {
    socket.on('setuser', (userId: unknown, acknowledge: unknown) => {
      const isOwn = isUser(tokenOf(socket.handshake.headers), userId);
      // The session may have ended since the socket joined.
      for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
      if (isOwn) void socket.join(roomOf(userId));
      if (typeof acknowledge === 'function') acknowledge(isOwn);
    });
    socket.on('add-message', (_message: unknown, acknowledge: unknown) => {
      if (typeof acknowledge === 'function') acknowledge({ ok: true });
    });
  });

  return {
    attach: (server) => {
      io.attach(server);
    },
    push: (userId, event, message) => {
      const { adapter, sockets } = io.sockets;
      let reached = 0;
      for (const id of adapter.rooms.get(roomOf(userId)) ?? []) {
        const socket = sockets.get(id);
        // Asked again at each push: the session may have ended since the socket joined.
        if (!socket || !isUser(tokenOf(socket.handshake.headers), userId)) continue;
        socket.emit(event, message);
        reached += 1;
      }
      return reached;
    },
    close: () => {
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
}

function roomOf(userId: string): string {
  return `user:${userId}`;
}
