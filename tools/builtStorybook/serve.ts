import { createServer } from 'node:http';
import { listen } from '@cb/mocks/serve/listen';
import sirv from 'sirv';
import { staticDir } from './stories.ts';

/** A path, so that Storybook cannot rely on the root of its host. Other paths are 404. */
const path = '/some/sub/path/';

/** Serves the built Storybook during the run. Tests get its address as `baseURL`. */
export default async function serve() {
  // Caches only hashed files, because pages keep their address when their content changes.
  const files = sirv(staticDir, {
    setHeaders: (response, file) => {
      const kept = file.includes('/assets/') ? 'max-age=3600, immutable' : 'no-cache';
      response.setHeader('cache-control', kept);
    },
  });
  const server = createServer((request, response) => {
    const missing = () => void response.writeHead(404).end();
    if (!request.url?.startsWith(path)) return missing();
    request.url = request.url.slice(path.length - 1);
    files(request, response, missing);
  });
  const port = await listen(server, 0, '127.0.0.1');
  process.env['VISUAL_URL'] = `http://127.0.0.1:${port}${path}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
