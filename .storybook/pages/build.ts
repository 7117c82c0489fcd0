import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import type { Plugin } from 'vite';
import { shownRequirements } from '../../tools/spec/claims.ts';
import { allPages, importsOf } from '../../tools/spec/pages.ts';
import { allDecisions } from '../../tools/spec/specification.ts';
import { tokensJson } from '../foundations/designTokens.ts';
import type { Spec } from './specification/loadSpec.ts';

const root = resolve(import.meta.dirname, '../..');

/** Serves a file whose content is generated, beside `iframe.html`; part of the build. */
const servedFile = (fileName: string, generate: () => Promise<string>): Plugin => ({
  name: `served-file ${fileName}`,
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response, next) => {
      generate().then((content) => {
        response.setHeader('content-type', 'application/json');
        response.end(content);
      }, next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await generate() });
  },
});

/** The specification, which pages and the panel fetch: the manager is built without Vite. */
const specFile = () =>
  servedFile('spec.json', async () => {
    const spec: Spec = {
      requirements: shownRequirements(),
      decisions: allDecisions(),
      pages: allPages(),
    };
    return JSON.stringify(spec);
  });

/** The tokens for design tools and other sites. Outside Vite, vanilla-extract needs a file scope. */
const tokensFile = () =>
  servedFile('tokens.json', async () => {
    setFileScope('packages/ui/src/theme');
    try {
      const { light } = await import('@cb/ui/internal/theme/light.css');
      const { dark } = await import('@cb/ui/internal/theme/dark.css');
      const scale = await import('@cb/ui/internal/theme/scale');
      return tokensJson({ themes: { light, dark }, scale: { ...scale } });
    } finally {
      endFileScope();
    }
  });

const icons = 'virtual:icons-in-use';

/** `virtual:icons-in-use` exports every icon that the product's components import, by name. */
const iconsInUse = (): Plugin => ({
  name: 'icons-in-use',
  resolveId: (id) => (id === icons ? `\0${icons}` : undefined),
  load(id) {
    if (id !== `\0${icons}`) return undefined;
    const files = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root })
      .filter((file) => !/[.](stories|fixtures|test)[.]tsx$/.test(file))
      .map((file) => join(root, file));
    for (const file of files) this.addWatchFile(file);
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
  },
});

/**
 * Imports again what a style sheet imports, because vanilla-extract evaluates these imports and leaves
 * none. Without them, Chromatic's trace ends at shared styles.
 */
const tracedStyles = (): Plugin => ({
  name: 'traced-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/packages\/[^?]*\.css\.ts$/ },
    handler(code, id) {
      const own = importsOf(id, readFileSync(id, 'utf8')).filter((each) => each.startsWith('.'));
      return [code, ...own.map((request) => `import '${request}';`)].join('\n');
    },
  },
});

export const ownPlugins = () => [tracedStyles(), iconsInUse(), specFile(), tokensFile()];

const source = /packages\/ui\/src\/(?!.*\.(?:stories|fixtures)\.)/.source;

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
