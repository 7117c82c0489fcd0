import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces a package that Radix imports. Every build that runs the components uses it, so that stories
 * and tests run the code that members get (decision 23).
 */
export const replacements = (): Plugin => ({
  name: 'cb-replacements',
  config: () => ({
    resolve: { alias: { '@radix-ui/react-id': join(import.meta.dirname, 'radixId.ts') } },
  }),
});
