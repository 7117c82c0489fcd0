import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { realDelay, type Delay } from '../handlers/delay.ts';
import { hostName, listen } from '../serve/listen.ts';
import { urlOf } from '../serve/nodeHttp.ts';
import { contentPolicy, frameAncestorsPolicy } from './assets.ts';
import { pageAt } from './pages.ts';
import { widgetFile } from './widget.ts';

export interface ProvidersOptions {
  /** The folder of the page that runs scripts of partners, which this server serves too. */
  readonly widgetFolder?: string;
  /** Returns the origins that may frame the pages. Called for every request. */
  readonly siteOrigins: () => readonly string[];
  /** 0, the default, picks a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly delay?: Delay;
}

export interface RunningProviders {
  /** The origin of the pages. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The delay of a page with `?behave=slow`, in ms. */
const slowMs = 5000;

/**
 * Serves the pages that providers show in the site's frames, on a separate origin like the real
 * ones. The query `?behave=slow|never|error` makes a page misbehave.
 */
export async function startProviders(options: ProvidersOptions): Promise<RunningProviders> {
  const { siteOrigins, widgetFolder, port = 0, host = '127.0.0.1', delay = realDelay } = options;
  let url = '';
  const server = createServer((request, response) => {
    setHeaders(response, siteOrigins());
    const file = widgetFile(urlOf(request)?.pathname, url, widgetFolder);
    if (file) {
      // Replaces the policy, because the page's markup has one.
      response.setHeader('Content-Security-Policy', frameAncestorsPolicy(siteOrigins()));
      response.writeHead(200, { 'Content-Type': file.type }).end(file.content);
    } else {
      // Sending only fails when the client has closed the connection.
      respond(request, response, delay).catch(() => response.destroy());
    }
  });
  const bound = await listen(server, port, host);
  url = `http://${hostName(host)}:${bound}`;
  return {
    url,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function setHeaders(response: ServerResponse, siteOrigins: readonly string[]): void {
  response.setHeader('Content-Security-Policy', contentPolicy(siteOrigins));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  delay: Delay,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  }
  const url = urlOf(request);
  const page = url && pageAt(url);
  if (!page) return sendText(response, 404, 'Not found');
  const behaviour = url.searchParams.get('behave');
  if (behaviour === 'never') return;
  if (behaviour === 'error') return sendText(response, 500, 'Something failed');
  if (behaviour === 'slow') await delay(slowMs, closeSignal(response));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page);
}

function closeSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}
