import type { Server } from 'node:http';

/**
 * Starts listening and answers the port, which is any free one for 0. A busy port is an error, or
 * told to `onBusyPort` before the next one is tried.
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  onBusyPort?: (port: number) => void,
): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      return await listenAt(server, tried, host);
    } catch (error) {
      if (!onBusyPort || !isBusy(error)) throw error;
      onBusyPort(tried);
    }
  }
}

/** The port a server listens at; `undefined` before it does. */
export function portOf(server: Pick<Server, 'address'>): number | undefined {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

/** The host as an address spells it. */
export function hostName(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function listenAt(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve(portOf(server) ?? port);
    });
  });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
