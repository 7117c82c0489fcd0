import type { Plugin } from 'vite';
import { portOf } from './listen.ts';
import { createNodeBackend, type NodeBackendOptions } from './node.ts';
import { startProviders, type RunningProviders } from './providers/server.ts';
import { metaName, originsAt } from './providers/siteMeta.ts';

/**
 * Puts the pretend backend into the site's own dev server: one origin, no proxy. Its middleware
 * comes before Vite's, which would answer /logout and the like with the site's page. The pretend
 * providers get a port of their own, which every page of the site names.
 */
export function referenceBackend(options: NodeBackendOptions = {}): Plugin {
  let providers: RunningProviders | undefined;
  return {
    name: 'cb-reference-backend',
    apply: 'serve',
    configureServer: async ({ middlewares, httpServer }) => {
      // In middleware mode there is no server of Vite's own, and so no real-time side and no end
      // at which to close the providers.
      providers = httpServer
        ? await startProviders({ siteOrigins: () => originsAt(portOf(httpServer)) })
        : undefined;
      const backend = createNodeBackend({
        ...(providers ? { providersOrigin: providers.url } : {}),
        ...options,
      });
      middlewares.use(backend.middleware);
      if (httpServer) backend.attachSockets(httpServer);
      httpServer?.once('close', () => void Promise.all([backend.close(), providers?.close()]));
    },
    transformIndexHtml: () =>
      providers && [
        { tag: 'meta', attrs: { name: metaName, content: providers.url }, injectTo: 'head' },
      ],
  };
}
