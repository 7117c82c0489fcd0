import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readDocuments, sendDocument } from './documents.ts';
import { hostName, listen, portOf } from './listen.ts';
import {
  asksForPage,
  createNodeBackend,
  type Middleware,
  type NodeBackend,
  type NodeBackendOptions,
} from './node.ts';
import { urlOf } from './nodeHttp.ts';
import { allowFrames, readSiteHeaders } from './siteHeaders.ts';
import { startProviders } from '../providers/server.ts';
import { loopbackOrigins, withProviders } from '../providers/withProviders.ts';

export interface ServerOptions extends NodeBackendOptions {
  /** The folder of the built site. */
  readonly dist: string;
  /** 0, the default, picks a free port. */
  readonly port?: number;
  readonly host?: string;
  /** Called with a busy port before the next one is tried. Without it a busy port rejects. */
  readonly onBusyPort?: (port: number) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** The origin of the mock providers' pages. */
  readonly providersUrl: string;
  readonly backend: NodeBackend;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site with the mock backend on one origin, and the mock providers on another.
 * Rejects if there is no built site.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dist, port = 0, host = '127.0.0.1', onBusyPort } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}. Build the site first.`);
  }
  // Keeps connections open, because a browser repeats a lost call only on one that it has used before.
  const server = createServer({ keepAliveTimeout: 0 });
  const url = () => `http://${hostName(host)}:${portOf(server)}`;
  const providers = await startProviders({
    host,
    widgetFolder: `${dist}-widget`,
    siteOrigins: () => [url(), ...loopbackOrigins(portOf(server))],
  });
  const backend = createNodeBackend({ providersOrigin: providers.url, ...options });
  const serveSite = createSite(dist, providers.url);
  const headersOf = readSiteHeaders(dist);
  server.on('request', (request, response) => {
    // Comes first, so that responses can override the policy.
    for (const [name, value] of headersOf(urlOf(request)?.pathname ?? '')) {
      response.setHeader(name, value);
    }
    allowFrames(response, providers.url);
    backend.middleware(request, response, () => serveSite(request, response, notFound(response)));
  });
  backend.attachSockets(server);
  const bound = await listen(server, port, host, onBusyPort).catch(async (error: unknown) => {
    await providers.close();
    throw error;
  });
  return {
    url: url(),
    port: bound,
    providersUrl: providers.url,
    backend,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      backend.close();
      server.closeAllConnections();
      await Promise.all([closed, providers.close()]);
    },
  };
}

/**
 * Matches an address with a slash at the end, which is redirected: a page has one address. Only plain
 * characters, so that no other host can be named.
 */
const trailingSlash = /^((?:\/[\w-]+)+)\/$/;

/** Serves static files, and the site's index page for navigations, but not for missing assets. */
function createSite(dist: string, providersUrl: string): Middleware {
  const files = sirv(dist, { etag: true, setHeaders });
  const documents = readDocuments(dist, (html) => withProviders(html, providersUrl));
  const page = documents.get('/');
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const url = urlOf(request);
    const [, path] = trailingSlash.exec(url?.pathname ?? '') ?? [];
    if (path !== undefined) {
      response.writeHead(308, { Location: path + (url?.search ?? '') }).end();
      return undefined;
    }
    const document = documents.get(url?.pathname ?? '');
    if (document) return sendDocument(request, response, document);
    // Only static hosts use this file.
    if (url?.pathname === '/_headers') return next();
    files(request, response, () => {
      if (page && url && asksForPage(request, url)) sendDocument(request, response, page);
      else next();
    });
    return undefined;
  };
}

/** Caches files in /assets for good, because their names contain a content hash. */
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
