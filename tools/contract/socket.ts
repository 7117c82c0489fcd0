import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** Connects as the site does, polling first, and waits for the upgrade. `patience` is in ms. */
export async function connect(url: string, Cookie: string, patience: number) {
  const socket: Socket = io(url, {
    path: '/socket.io',
    transports: ['polling', 'websocket'],
    extraHeaders: Cookie === '' ? {} : { Cookie },
    forceNew: true,
    reconnection: false,
    timeout: patience,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const { engine } = socket.io;
  if (engine.transport.name !== 'websocket') {
    await new Promise<void>((resolve) => {
      engine.once('upgrade', () => resolve());
      engine.once('upgradeError', () => resolve());
      void wait(patience, undefined, { ref: false }).then(resolve);
    });
  }
  return {
    transport: engine.transport.name,
    ask: async (event: string, payload: unknown): Promise<unknown> =>
      socket
        .timeout(patience)
        .emitWithAck(event, payload)
        .catch(() => 'no answer'),
    close: () => void socket.close(),
  };
}
