import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readDocuments, sendDocument } from './documents.ts';
import { hostName, listen, portOf } from './listen.ts';
import {
  createNodeBackend,
  isDocument,
  type Middleware,
  type NodeBackend,
  type NodeBackendOptions,
} from './node.ts';
import { urlOf } from './nodeHttp.ts';
import { startProviders, type RunningProviders } from './providers/server.ts';
import { originsAt, withProviders } from './providers/siteMeta.ts';

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
  /** Origin of the pretend providers' pages. */
  readonly providersUrl: string;
  readonly backend: NodeBackend;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site on the pretend backend, as one origin, and the pretend providers on another.
 * Rejects when there is no built site, and when the state file is a folder or in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dist, port = 0, host = '127.0.0.1', onBusyPort } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}. Build the site first.`);
  }
  const server = createServer();
  const url = () => `http://${hostName(host)}:${portOf(server)}`;
  const providers = await startProviders({
    host,
    siteOrigins: () => [url(), ...originsAt(portOf(server))],
  });
  const hosts = () =>
    [host, 'localhost', '127.0.0.1', '::1'].flatMap((name) => hostsAt(name, portOf(server)));
  const backend = await createBackend({ hosts, ...options }, providers);
  const serveSite = createSite(dist, providers.url);
  server.on('request', (request, response) => {
    backend.middleware(request, response, () => serveSite(request, response, notFound(response)));
  });
  backend.attachSockets(server);
  const bound = await listen(server, port, host, onBusyPort).catch(async (error: unknown) => {
    await Promise.all([backend.close(), providers.close()]);
    throw error;
  });
  return {
    url: url(),
    port: bound,
    providersUrl: providers.url,
    backend,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([backend.close(), providers.close()]);
      server.closeAllConnections();
      await closed;
    },
  };
}

/** How a Host header names a port of this machine: browsers leave out the usual one. */
function hostsAt(name: string, port: number | undefined): readonly string[] {
  const host = hostName(name).toLowerCase();
  return port === 80 ? [host, `${host}:80`] : [`${host}:${port}`];
}

async function createBackend(
  options: ServerOptions,
  providers: RunningProviders,
): Promise<NodeBackend> {
  try {
    return createNodeBackend({ providersOrigin: providers.url, ...options });
  } catch (error) {
    await providers.close();
    throw error;
  }
}

/** Files as they are; the site's own page for navigations; nothing for missing assets. */
function createSite(dist: string, providersUrl: string): Middleware {
  const files = sirv(dist, { etag: true, setHeaders });
  const documents = readDocuments(dist, (html) => withProviders(html, providersUrl));
  const page = documents.get('/');
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const document = documents.get(urlOf(request)?.pathname ?? '');
    if (document) return sendDocument(request, response, document);
    const isAsset = request.url?.startsWith('/assets/') ?? false;
    try {
      files(request, response, () => {
        if (page && isDocument(request) && !isAsset) sendDocument(request, response, page);
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
