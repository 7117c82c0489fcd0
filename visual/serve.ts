import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { staticDir } from './stories.ts';

/** Serves the built Storybook for the length of the run, at an address the tests find in VISUAL_URL. */
export default async function serve() {
  // Only hashed files may be kept: a page's address repeats, its content must not.
  const files = sirv(staticDir, {
    setHeaders: (response, path) => {
      const kept = path.includes('/assets/') ? 'max-age=3600, immutable' : 'no-cache';
      response.setHeader('cache-control', kept);
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env['VISUAL_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
