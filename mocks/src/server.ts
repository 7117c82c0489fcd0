import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import {
  createNodeBackend,
  isDocument,
  type Middleware,
  type NodeBackend,
  type NodeBackendOptions,
} from './node.ts';

export interface ServerOptions extends NodeBackendOptions {
  /** Folder of the built site. */
  readonly dist: string;
  /** 0 for any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Called with a busy port before the next one is tried; without it a busy port is an error. */
  readonly onBusyPort?: (port: number) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly backend: NodeBackend;
  readonly close: () => Promise<void>;
}

/** Serves a built site on the pretend backend, as one origin. Rejects when there is no built site. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dist, port = 0, host = '127.0.0.1', onBusyPort } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}. Build the site first.`);
  }
  const backend = createNodeBackend(options);
  const serveSite = createSite(dist);
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => serveSite(request, response, notFound(response)));
  });
  backend.attachSockets(server);
  const bound = await listen(server, port, host, onBusyPort).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${bound}`,
    port: bound,
    backend,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await backend.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Files as they are; the site's own page for navigations; nothing for missing assets. */
function createSite(dist: string): Middleware {
  const files = sirv(dist, { etag: true, setHeaders });
  const page = sirv(dist, { etag: true, single: true, ignores: false, setHeaders });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const isAsset = request.url?.startsWith('/assets/') ?? false;
    try {
      files(request, response, () => {
        if (isDocument(request) && !isAsset) page(request, response, next);
        else next();
      });
    } catch {
      // A range that ends before it starts makes the file stream throw.
      response.destroy();
    }
  };
}

/** The names of files in /assets carry a hash of their content; nothing else may be kept unasked. */
function setHeaders(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith('/assets/');
  const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', caching);
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

function notFound(response: ServerResponse): () => void {
  return () => {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not found');
  };
}

async function listen(
  server: Server,
  port: number,
  host: string,
  onBusyPort: ServerOptions['onBusyPort'],
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

function listenAt(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
