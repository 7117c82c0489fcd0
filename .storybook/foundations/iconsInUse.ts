import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const name = 'virtual:icons-in-use';
const resolved = `\0${name}`;

/** Returns the names of the icons that the product's components import. */
function iconNames(files: readonly string[]) {
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(','));
  // An import may rename an icon (`Link as LinkIcon`).
  return [...new Set(names.map((one) => one.trim().replace(/ as .*/s, '')))]
    .filter((one) => one !== '' && !one.startsWith('type '))
    .toSorted();
}

/** Vite plugin: `virtual:icons-in-use` exports every icon that the product uses, by name. */
export function iconsInUse(): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const files = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root }).filter(
        (file) => !/[.](stories|fixtures|test)[.]tsx$/.test(file),
      );
      for (const file of files) this.addWatchFile(join(root, file));
      const names = iconNames(files).join(', ');
      return `import { ${names} } from 'lucide-react';\nexport const icons = { ${names} };`;
    },
  };
}
