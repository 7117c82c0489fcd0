import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';

/** Compressed size, in kB. */
export const gzipped = (bytes: string | Buffer) => gzipSync(bytes).length / 1000;

/** Builds a module with all that it imports, as one script, without writing it. */
export async function bundle(input: string, options: InlineConfig = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ...options,
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** Builds the empty page on React and the router. Returns the compressed size of its script, in kB. */
export async function measureEmptyPage(): Promise<number> {
  const outputs = await bundle(join(import.meta.dirname, '../../apps/site/budget/emptyPage.tsx'));
  return outputs.reduce((sum, one) => sum + (one.type === 'chunk' ? gzipped(one.code) : 0), 0);
}
