import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isOwnOrigin, namesThisServer } from '@cb/mocks/serve/hygiene';
import { listen } from '@cb/mocks/serve/listen';
import sirv from 'sirv';
import { accept, reviewOf, UnknownPicture, type Places } from './review.ts';

const host = '127.0.0.1';

/** The maximum size of a request body in bytes: the names of some thousand pictures. */
const maxBodySize = 1_000_000;

/** A refused request, with the HTTP status. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function statusOf(error: unknown) {
  if (error instanceof Refusal) return error.status;
  return error instanceof UnknownPicture ? 404 : 500;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > maxBodySize) throw new Refusal(413, 'That is more than all names together.');
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new Refusal(400, 'That is no JSON.');
  }
}

/** Reads the file names of a request. Refuses other origins, to prevent cross-site requests. */
async function namesIn(request: IncomingMessage): Promise<readonly string[]> {
  const { origin, 'content-type': type } = request.headers;
  if (!origin || !isOwnOrigin(request)) throw new Refusal(403, 'That came from another page.');
  if (type !== 'application/json') throw new Refusal(415, 'Send JSON.');
  const body = await bodyOf(request);
  const files = typeof body === 'object' && body && 'files' in body ? body.files : undefined;
  if (!Array.isArray(files) || !files.every((file) => typeof file === 'string')) {
    throw new Refusal(400, 'Send { "files": ["…"] }.');
  }
  return files;
}

/** Serves the report, its page and the built Storybook on one origin, on the loopback interface. */
export async function serveReport(
  places: Places,
  page: string,
  port = 0,
  onBusyPort?: (port: number) => void,
) {
  // `dev` disables caching, because the next run replaces files while the page is open.
  const files = (folder: string) => sirv(folder, { dev: true });
  const folders = [
    ['/storybook/', files(places.storybook)],
    ['/pictures/', files(join(places.report, 'pictures'))],
    ['/tests/', files(join(places.report, 'tests'))],
    ['/', files(page)],
  ] as const;
  let hosts: readonly string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/' } = request;
    if (!namesThisServer(request, hosts)) throw new Refusal(421, 'This is not that server.');
    const json = (value: unknown) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    };
    if (method === 'POST' && url === '/accept') {
      await accept(await namesIn(request), places);
      return json(reviewOf(places));
    }
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, 'That is not to be had.');
    if (url === '/review.json') return json(reviewOf(places));
    const [path, serve] = folders.find(([below]) => url.startsWith(below)) ?? [];
    if (!path || !serve) throw new Refusal(404, 'There is nothing here.');
    request.url = url.slice(path.length - 1);
    return serve(request, response, () => {
      response.writeHead(404).end('There is nothing here.');
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(statusOf(error), { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  const at = await listen(server, port, host, onBusyPort);
  hosts = [`127.0.0.1:${at}`, `localhost:${at}`];
  return {
    url: `http://127.0.0.1:${at}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
