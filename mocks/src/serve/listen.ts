import type { Server } from 'node:http';

/**
 * Starts listening and resolves with the port; 0 picks a free one. Rejects if the port is busy,
 * unless `onBusyPort` is given: it is called with the busy port before the next one is tried.
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

/** Returns the port a server listens on; `undefined` before it listens. */
export function portOf(server: Pick<Server, 'address'>): number | undefined {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

/** Returns a host as it is written in a URL: IPv6 addresses in brackets. */
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
