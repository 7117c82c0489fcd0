import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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
  for (const found of globSync('**/*.html', { cwd: dist })) {
    const file = found.replaceAll('\\', '/');
    const body = Buffer.from(change(readFileSync(join(dist, file), 'utf8')));
    const document = {
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    };
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
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const takesZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = takesZipped ? gzipSync(body) : body;
  if (takesZipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', sent.length);
  response.writeHead(200).end(sent);
}
