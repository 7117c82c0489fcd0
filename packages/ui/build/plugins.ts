import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { builtFile, publicModules } from './publicModules.ts';

/** Makes each module import its own styles, because Vite's library mode omits these imports. */
export function importStyles(): Plugin {
  return {
    name: 'cb-import-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const folder = posix.dirname(chunk.fileName);
        const imports = [...(chunk.viteMetadata?.importedCss ?? [])]
          .map((file) => posix.relative(folder, file))
          .map((path) => `import '${path.startsWith('.') ? path : `./${path}`}';\n`);
        chunk.code = imports.join('') + chunk.code;
      }
    },
  };
}

const exportEntries = [...publicModules].map(([path, file]) => [
  `./${path}`,
  { types: builtFile(file, '.d.ts'), default: builtFile(file, '.js') },
]);

/** Adds the package's package.json, which lists each public module, its README and its licence. */
export function packageFiles(): Plugin {
  return {
    name: 'cb-package-files',
    generateBundle() {
      const { private: _private, devDependencies: _devDependencies, ...kept } = manifest;
      const publishedManifest = {
        ...kept,
        sideEffects: ['**/*.css', '**/*.css.js', './theme/theme.js'],
        // Declarations keep the sources' specifiers, with their extensions.
        imports: { '#ui/*.ts': './*.d.ts', '#ui/*.tsx': './*.d.ts' },
        exports: { ...Object.fromEntries(exportEntries), './package.json': './package.json' },
      };
      const files = {
        'package.json': `${JSON.stringify(publishedManifest, null, 2)}\n`,
        // Without the links to files that are not in the package.
        'README.md': readFileSync(new URL('../README.md', import.meta.url), 'utf8').replaceAll(
          /\[([^\]]+)\]\((?!\w+:)[^)]+\)/g,
          '$1',
        ),
        LICENSE: readFileSync(new URL('../../../LICENSE', import.meta.url)),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
