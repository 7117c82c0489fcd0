import { join } from 'node:path';
import { build } from 'vite';

/** Builds the report's page into a folder. */
export async function buildPage(folder: string) {
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
}
