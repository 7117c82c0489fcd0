import { cpSync, existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { isOwnOrigin } from '@cb/mocks/serve/hygiene';
import sirv from 'sirv';
import * as v from 'valibot';
import { preview, type Plugin } from 'vite';
import { testsIn } from './report.ts';
import { accept, reviewOf, type Places } from './review.ts';

const chosen = v.object({ files: v.array(v.string()) });

/** Whether a request comes from the report's own page. Other pages can send neither of these headers. */
const isOfPage = (request: IncomingMessage) =>
  request.headers.origin !== undefined &&
  isOwnOrigin(request) &&
  request.headers['content-type'] === 'application/json';

/** Returns the folders beside the page, by their path. */
const servedIn = ({ storybook, report }: Places) =>
  [
    ['storybook', storybook],
    ['pictures', join(report, 'pictures')],
    ['tests', testsIn(report)],
  ] as const;

/** Vite plugin: serves the results, the built Storybook and the review, and accepts pictures. */
const review = (places: Places): Plugin => ({
  name: 'review',
  configurePreviewServer({ middlewares }) {
    // `dev` disables caching, because the next run replaces files while the page is open.
    for (const [path, folder] of servedIn(places)) {
      middlewares.use(`/${path}`, sirv(folder, { dev: true }));
    }
    middlewares.use('/review.json', (_request, response) => {
      response.end(JSON.stringify(reviewOf(places, true)));
    });
    middlewares.use('/accept', (request, response) => {
      if (!isOfPage(request)) return void response.writeHead(403).end('That is another page.');
      json(request)
        .then((body) => accept(v.parse(chosen, body).files, places))
        .then(() => response.end(JSON.stringify(reviewOf(places, true))))
        .catch((error: unknown) => response.writeHead(400).end(String(error)));
    });
  },
});

/**
 * Serves the report, its built page and Storybook on one origin, on the loopback interface. Vite refuses
 * other hosts, and takes the next port if one is busy.
 */
export const serveReport = (places: Places, page: string, port: number) =>
  preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: page },
    preview: { host: '127.0.0.1', port, cors: false },
    plugins: [review(places)],
  });

/** Writes what the page reads beside it, for a server of static files, where nothing can be accepted. */
export function writeReport(places: Places, page: string) {
  for (const [path, folder] of servedIn(places)) {
    if (existsSync(folder)) cpSync(folder, join(page, path), { recursive: true });
  }
  writeFileSync(join(page, 'review.json'), JSON.stringify(reviewOf(places, false)));
}
