import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { staticDir } from './stories.ts';

/** Serves the built Storybook below `path`, which must end in a slash; other paths are 404. */
export async function serveBelow(path: string) {
  // Caches only hashed files, because pages keep their address when their content changes.
  const files = sirv(staticDir, {
    setHeaders: (response, file) => {
      const kept = file.includes('/assets/') ? 'max-age=3600, immutable' : 'no-cache';
      response.setHeader('cache-control', kept);
    },
  });
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404).end();
    };
    if (!request.url?.startsWith(path)) {
      missing();
      return;
    }
    request.url = request.url.slice(path.length - 1);
    files(request, response, missing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves Storybook during the run. Tests read its address from VISUAL_URL. */
export default async function serve() {
  const { url, close } = await serveBelow('/');
  process.env['VISUAL_URL'] = url;
  return close;
}
