import type { IncomingMessage } from 'node:http';
import { HttpResponse } from 'msw';
import { failure } from './envelopes.ts';
import { hostName } from './listen.ts';

/**
 * Whether a request names this server as one of `hosts`, or by the address that it came in at.
 * Another name can be one that a hostile site has let point here. Without `hosts` any name will do.
 */
export function namesThisServer(request: IncomingMessage, hosts?: readonly string[]): boolean {
  if (!hosts) return true;
  const { localAddress = '', localPort } = request.socket;
  // An IPv4 client of an IPv6 server is written as ::ffff:1.2.3.4.
  const address = hostName(localAddress.replace(/^::ffff:/, ''));
  return [...hosts, `${address}:${localPort}`].includes(hostOf(request));
}

/** Whether a request comes from a page of this server, or from no page that says so. */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

/** What is wrong with a call before it is looked at, as the answer to it. */
export function refuseCall(request: IncomingMessage, body: Buffer): Response | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isOwnOrigin(request)) return otherOrigin();
  if (body.length > 0 && !isJson(request)) return notJson();
  return undefined;
}

/** For requests that do not name this server. */
export function misdirected(): Response {
  const envelope = failure('OTHER_HOST', 'This server does not answer under the name you used.');
  return HttpResponse.json(envelope, { status: 421 });
}

function otherOrigin(): Response {
  const envelope = failure('OTHER_ORIGIN', 'This came from another site and was not carried out.');
  return HttpResponse.json(envelope, { status: 403 });
}

function notJson(): Response {
  const envelope = failure('NOT_JSON', 'Send JSON, with Content-Type: application/json.');
  return HttpResponse.json(envelope, { status: 415 });
}

function isJson({ headers }: IncomingMessage): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

/** The host with its port, as HTTP/1 or HTTP/2 names it. */
function hostOf({ headers }: IncomingMessage): string {
  return String(headers.host ?? headers[':authority'] ?? '').toLowerCase();
}
