import type { Plugin } from 'vite';

/**
 * Vite plugin: serves a file whose content is generated, beside `iframe.html`; part of the build.
 */
export function servedFile(
  fileName: string,
  type: string,
  generate: () => Promise<string>,
): Plugin {
  return {
    name: `served-file ${fileName}`,
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        generate().then((content) => {
          response.setHeader('content-type', type);
          response.end(content);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await generate() });
    },
  };
}
