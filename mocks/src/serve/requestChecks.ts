import type { IncomingMessage } from 'node:http';
import { HttpResponse } from 'msw';
import { failure } from '../handlers/envelopes.ts';

/** Whether the Origin header is this server's, or absent. */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host = headers[':authority'] } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns the refusal of a call from another origin or with a body that is not JSON, if any. */
export function refuseCall(request: IncomingMessage, body: Buffer): Response | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isOwnOrigin(request)) {
    return refuse(403, 'OTHER_ORIGIN', 'This came from another site and was not carried out.');
  }
  const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
  return body.length > 0 && !isJson
    ? refuse(415, 'NOT_JSON', 'Send JSON, with Content-Type: application/json.')
    : undefined;
}

export const refuse = (status: number, code: string, message: string): Response =>
  HttpResponse.json(failure(code, message), { status });
