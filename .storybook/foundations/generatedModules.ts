import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { tokenUses } from '../../tools/tokens/tokenUses.ts';

const root = resolve(import.meta.dirname, '../..');

/** Creates a module whose code is generated when a page imports it. */
const generatedModule = (
  name: string,
  generate: (watch: (file: string) => void) => string,
): Plugin => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load(id) {
    return id === `\0virtual:${name}` ? generate((file) => this.addWatchFile(file)) : undefined;
  },
});

/** Returns code that exports every icon that the product's components import, by name. */
function iconsInUse(watch: (file: string) => void) {
  const files = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root })
    .filter((file) => !/[.](docs|stories|fixtures|test)[.]tsx$/.test(file))
    .map((file) => join(root, file));
  files.forEach(watch);
  const imported = files
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ])
    .flatMap(([, list = '']) => list.split(','))
    // An import may rename an icon (`Link as LinkIcon`).
    .map((specifier) => specifier.trim().replace(/ as .*/s, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  const names = [...new Set(imported)].toSorted().join(', ');
  return `import { ${names} } from 'lucide-react';\nexport const icons = { ${names} };`;
}

/** The modules of virtual.d.ts. */
export const generatedModules = () => [
  generatedModule('icons-in-use', iconsInUse),
  generatedModule('token-uses', () => `export const uses = ${JSON.stringify(tokenUses())};`),
];
