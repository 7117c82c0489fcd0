import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

export interface Document {
  readonly body: Buffer;
  readonly etag: string;
}

/** Reads a built site's pages, transformed by `change`, keyed by path with and without `.html`. */
export function readDocuments(
  dist: string,
  change: (html: string) => string,
): ReadonlyMap<string, Document> {
  const documents = new Map<string, Document>();
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    const body = Buffer.from(change(readFileSync(join(dist, file), 'utf8')));
    const document = { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
    documents.set(`/${file}`, document).set(`/${file.replace(/\.html$/, '')}`, document);
    if (file === 'index.html') documents.set('/', document);
  }
  return documents;
}

/** Sends a page, or 304 if the browser's copy is current. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag }: Document,
): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(body);
}
