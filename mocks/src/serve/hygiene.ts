import type { IncomingMessage } from 'node:http';
import { HttpResponse } from 'msw';
import { failure } from '../handlers/envelopes.ts';
import { hostName } from './listen.ts';

/**
 * Whether the Host header is one of `hosts` or the address of the connection, to prevent DNS
 * rebinding by hostile sites. Without `hosts` every host is accepted.
 */
export function namesThisServer(request: IncomingMessage, hosts?: readonly string[]): boolean {
  if (!hosts) return true;
  const { localAddress = '', localPort } = request.socket;
  // On an IPv6 socket, IPv4 addresses have the form ::ffff:1.2.3.4.
  const address = hostName(localAddress.replace(/^::ffff:/, ''));
  return [...hosts, `${address}:${localPort}`].includes(hostOf(request));
}

/** Whether the Origin header is this server's, or absent. */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

/** Returns the refusal of a call from another origin or with a body that is not JSON, if any. */
export function refuseCall(request: IncomingMessage, body: Buffer): Response | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isOwnOrigin(request)) return otherOrigin();
  if (body.length > 0 && !isJson(request)) return notJson();
  return undefined;
}

/** Returns the answer to a request with an unknown Host header: 421 Misdirected Request. */
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

/** Returns the requested host with its port, from the HTTP/1 or HTTP/2 header. */
function hostOf({ headers }: IncomingMessage): string {
  return String(headers.host ?? headers[':authority'] ?? '').toLowerCase();
}
