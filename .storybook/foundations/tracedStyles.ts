import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { importsOf } from '../../tools/spec/pages.ts';

/**
 * Vite plugin: imports again what a style sheet imports, because vanilla-extract evaluates these
 * imports and leaves none. Without them, Chromatic's trace ends at shared styles.
 */
export const tracedStyles = (): Plugin => ({
  name: 'traced-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/packages\/[^?]*\.css\.ts$/ },
    handler(code, id) {
      const imports = importsOf(id, readFileSync(id, 'utf8'));
      const own = imports.filter((request) => request.startsWith('.'));
      return [code, ...own.map((request) => `import '${request}';`)].join('\n');
    },
  },
});
