import type { IncomingMessage, ServerResponse } from 'node:http';

/** The maximum size of a request body, in bytes. */
const bodyLimit = 1024 * 1024;

/** Returns the URL of a request; `undefined` if its target is not a path. */
export function urlOf(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '';
  // Prefixed rather than resolved, because `//host` would be resolved as a host name.
  return target.startsWith('/') ? new URL(`http://localhost${target}`) : undefined;
}

/** Reads a body to its end. Returns `undefined` if it exceeds the limit. */
export async function readLimited(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Reads on past the limit, because most clients read the response only after sending.
    if (size <= bodyLimit) chunks.push(bytes);
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks);
}

/** Converts a Node request to a standard Request that aborts when the connection closes. */
export function toRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Skips the pseudo-headers of HTTP/2.
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  }
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  const method = request.method ?? 'GET';
  const init = { method, headers, signal: controller.signal };
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, hasBody ? { ...init, body: new Uint8Array(body) } : init);
}

/** Sends a standard Response with Node. A network error destroys the connection. */
export async function send(response: ServerResponse, result: Response): Promise<void> {
  if (result.type === 'error') {
    // Not `response.destroy()`, which does nothing while an earlier response on the same connection is unfinished.
    response.req.socket.destroy();
    return;
  }
  for (const [name, value] of result.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  // Appended one by one, because cookies cannot be joined by commas.
  for (const cookie of result.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.writeHead(result.status);
  response.end(Buffer.from(await result.arrayBuffer()));
}
