import type { Plugin } from 'vite';
import { createNodeBackend, type NodeBackendOptions } from './node.ts';

/**
 * Puts the pretend backend into the site's own dev server: one origin, no proxy. Its middleware
 * comes before Vite's, which would answer /logout and the like with the site's page.
 */
export function referenceBackend(options: NodeBackendOptions = {}): Plugin {
  return {
    name: 'cb-reference-backend',
    apply: 'serve',
    configureServer: ({ middlewares, httpServer }) => {
      const backend = createNodeBackend(options);
      middlewares.use(backend.middleware);
      // In middleware mode there is no server of Vite's own, and so no real-time side.
      if (httpServer) backend.attachSockets(httpServer);
      httpServer?.once('close', () => void backend.close());
    },
  };
}
