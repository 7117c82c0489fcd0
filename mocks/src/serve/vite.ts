import type { Plugin } from 'vite';
import { portOf } from './listen.ts';
import { createNodeBackend, type NodeBackendOptions } from './node.ts';
import { allowFrames } from './siteHeaders.ts';
import { startProviders, type RunningProviders } from '../providers/server.ts';
import { loopbackOrigins, withProviders } from '../providers/withProviders.ts';
import { demoLogin } from '../world/members.ts';

/**
 * Adds the mock backend to the site's dev server, on the same origin without a proxy. Its
 * middleware runs before Vite's, which would serve the index page for calls such as /logout. The
 * mock providers get their own port, which the settings in each page name. Below its addresses, the
 * server prints a login.
 */
export function mockBackend(widgetFolder: string, options: NodeBackendOptions = {}): Plugin {
  let providers: RunningProviders | undefined;
  return {
    name: 'cb-reference-backend',
    apply: 'serve',
    configureServer: async (server) => {
      const { middlewares, httpServer, config } = server;
      // In middleware mode Vite has no HTTP server, so there is nothing to attach sockets to and no
      // close event on which to close the providers.
      providers = httpServer
        ? await startProviders({
            widgetFolder,
            siteOrigins: () => loopbackOrigins(portOf(httpServer)),
          })
        : undefined;
      const backend = createNodeBackend({
        ...(providers ? { providersOrigin: providers.url } : {}),
        ...options,
      });
      middlewares.use((_request, response, next) => {
        if (providers) allowFrames(response, providers.url);
        next();
      });
      middlewares.use(backend.middleware);
      if (httpServer) backend.attachSockets(httpServer);
      httpServer?.once('close', () => {
        backend.close();
        void providers?.close();
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        config.logger.info(`  ➜  Log in as ${demoLogin.email} with ${demoLogin.password}`);
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (providers ? withProviders(html, providers.url) : html),
    },
  };
}
