import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Reads a built site's pages, transformed by `change`, keyed by path with and without `.html`. */
export function readDocuments(
  dist: string,
  change: (html: string) => string,
): ReadonlyMap<string, Buffer> {
  const documents = new Map<string, Buffer>();
  for (const found of globSync('**/*.html', { cwd: dist })) {
    const file = found.replaceAll('\\', '/');
    const document = Buffer.from(change(readFileSync(join(dist, file), 'utf8')));
    documents.set(`/${file}`, document).set(`/${file.replace(/\.html$/, '')}`, document);
    if (file === 'index.html') documents.set('/', document);
  }
  return documents;
}

/** Sends a page. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Buffer,
): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Vary', 'Accept-Encoding');
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = acceptsGzip ? gzipSync(document) : document;
  if (acceptsGzip) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', sent.length);
  response.writeHead(200).end(sent);
}
