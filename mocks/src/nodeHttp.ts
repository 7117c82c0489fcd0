import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes of a request body; a call's JSON is far smaller. */
export const bodyLimit = 1024 * 1024;

/** A client that keeps sending this much past refusal is cut off. */
const patience = 32 * bodyLimit;

/** The path of a request without its query; `undefined` where there is none to speak of. */
export function urlOf(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '';
  // A path such as `//host` would otherwise be read as an address.
  return target.startsWith('/') ? new URL(`http://localhost${target}`) : undefined;
}

/** Reads the body; `undefined` when it is over the limit, after the client has finished sending. */
export async function readLimited(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Discarded rather than cut off, because most clients only read the answer after sending.
    if (size <= bodyLimit) chunks.push(bytes);
    if (size > patience) request.destroy();
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks);
}

/** Says where a request came from; what a client sends by this name is replaced. */
export const addressHeader = 'x-remote-address';

/** The Node request as the standard Request that handlers know; aborted when the client leaves. */
export function toRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 keeps its own fields among the headers.
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  }
  headers.set(addressHeader, request.socket.remoteAddress ?? '');
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const method = request.method ?? 'GET';
  const init = { method, headers, signal: gone.signal };
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, hasBody ? { ...init, body: new Uint8Array(body) } : init);
}

/** Copies a standard Response to Node's; a network error breaks the connection. */
export async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  // One header per cookie: joined by commas they would be one broken cookie.
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.writeHead(answer.status);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
