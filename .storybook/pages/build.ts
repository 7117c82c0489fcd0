import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { tokenUses } from '../../tools/tokens/tokenUses.ts';
import { shownRequirements } from '../../tools/spec/claims.ts';
import { allPages } from '../../tools/spec/pages.ts';
import { allDecisions } from '../../tools/spec/specification.ts';
import type { Spec } from './specification/loadSpec.ts';

const root = resolve(import.meta.dirname, '../..');

const specification = (): Spec => ({
  requirements: shownRequirements(),
  decisions: allDecisions(),
  pages: allPages(),
});

/** Serves `spec.json`, which pages and the panel fetch: the manager is built without Vite. */
const specFile = (): Plugin => ({
  name: 'spec-file',
  configureServer({ middlewares }) {
    middlewares.use('/spec.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(specification()));
    });
  },
  generateBundle() {
    const source = JSON.stringify(specification());
    this.emitFile({ type: 'asset', fileName: 'spec.json', source });
  },
});

/** A module whose code is generated when a page imports it. */
const generated = (name: string, generate: (watch: (file: string) => void) => string): Plugin => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load(id) {
    return id === `\0virtual:${name}` ? generate((file) => this.addWatchFile(file)) : undefined;
  },
});

/** Exports every icon that the product's components import, by name. */
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
    .map((one) => one.trim().replace(/ as .*/s, ''))
    .filter((one) => one !== '' && !one.startsWith('type '));
  const names = [...new Set(imported)].toSorted().join(', ');
  return `import { ${names} } from 'lucide-react';\nexport const icons = { ${names} };`;
}

export const ownPlugins = () => [
  generated('icons-in-use', iconsInUse),
  generated('token-uses', () => `export const uses = ${JSON.stringify(tokenUses())};`),
  specFile(),
];

const source = /packages\/ui\/src\/(?!.*\.(?:docs|stories|fixtures)\.)/.source;

/**
 * The modules that the build combines into one file each. Otherwise a screen's page would load about
 * a hundred files, most of them smaller than their request.
 */
export const chunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:@floating-ui|@radix-ui|@vanilla-extract|downshift|lucide-react|react|react-dom|scheduler)\//,
  },
  { name: 'fixtures', test: /packages\/ui\/src\/.*\.fixtures\./ },
  { name: 'parts', test: new RegExp(`${source}(?!screens/)`) },
  {
    name: (id: string) => `screens-${/screens\/(\w+)\//.exec(id)?.[1] ?? 'all'}`,
    test: new RegExp(`${source}screens/`),
  },
];
