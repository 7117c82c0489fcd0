import type { Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Server as HttpsServer } from 'node:https';
import { Server } from 'socket.io';
import { readCookie } from '../handlers/cookieNames.ts';
import { isOwnOrigin } from './requestChecks.ts';
import { userIdOf } from '../world/sessions.ts';
import type { World } from '../world/world.ts';

/** The payload of a push (RTM-01); `reply` is a balance envelope if the balance changed. */
export interface PushMessage {
  readonly Title: string;
  readonly body: string;
  readonly reply?: unknown;
}

export type PushEvent = 'cbUpdate' | 'cbAdded';

/** The servers Socket.IO can attach to; Vite's dev server is one of them. */
export type SocketHost = HttpServer | HttpsServer | Http2SecureServer;

export interface Sockets {
  readonly attach: (server: SocketHost) => void;
  /** Emits an event to a member's sockets. Returns how many there were. */
  readonly push: (userId: string, event: PushEvent, message: PushMessage) => number;
  /** Disconnects all clients. Does not close the HTTP server, which the caller owns. */
  readonly close: () => void;
}

/** Creates the real-time server at /socket.io (RTM-13, RTM-14). */
export function createSockets(world: World, sessionCookie: string): Sockets {
  const io = new Server({
    path: '/socket.io',
    // Otherwise Socket.IO closes other websockets on the same server, such as Vite's HMR.
    destroyUpgrade: false,
    serveClient: false,
    // Checks the origin, because websockets are not subject to CORS and send the cookies.
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request)),
  });

  function isUser(token: string | undefined, userId: unknown): userId is string {
    return typeof userId === 'string' && userIdOf(world, token) === userId;
  }

  function tokenOf(headers: { readonly cookie?: string | undefined }): string | undefined {
    return readCookie(headers.cookie ?? '', sessionCookie);
  }

  io.on('connection', (socket) => {
    socket.on('setuser', (userId: unknown, acknowledge: unknown) => {
      const isOwn = isUser(tokenOf(socket.handshake.headers), userId);
      // Leaves earlier rooms first, because the session they were joined with may have ended.
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
        // Checked at every push, because the session may have ended since the socket joined.
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
