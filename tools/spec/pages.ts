import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import { metaOf, storyIdsOf } from './storyFiles.ts';

const root = resolve(import.meta.dirname, '../..');

/** A page of the sidebar: a component, a screen or a feature, with its stories. */
export interface Page {
  /** The prefix of its stories' ids: `components-button`. */
  readonly id: string;
  readonly title: string;
  /** Its address after `?path=`: the docs page, or the first story of a feature. */
  readonly path: string;
  /** The ids of the pages whose components this one's components render, itself excluded. */
  readonly uses: readonly string[];
}

/** Returns the module requests of a file's imports and re-exports at run time, as written. */
function importsOf(file: string, code: string) {
  const { module } = parseSync(file, code);
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const plain = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  return [...plain, ...lazy, ...reexported];
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:docs|stories|test|fixtures|css)\.tsx?$/.test(file);
const isComponent = (file: string) => file.includes('/packages/ui/src/components/');

/** Returns the files of packages/ui and packages/features that a file imports. */
const importedBy = (file: string) =>
  importsOf(file, readFileSync(file, 'utf8'))
    .flatMap((request) => {
      if (request.startsWith('.')) return resolve(dirname(file), request);
      return /^(?:@cb\/ui|#ui|#features)\//.test(request)
        ? createRequire(file).resolve(request)
        : [];
    })
    .filter((other) => isSource(other) && existsSync(other));

/** Returns the pages of components, screens and features, and which use which. */
export function allPages(): readonly Page[] {
  const imports = new Map<string, readonly string[]>();
  const importsFrom = (file: string) => {
    const found = imports.get(file) ?? importedBy(file);
    imports.set(file, found);
    return found;
  };
  const stories = globSync(`${root}/packages/{ui,features}/src/**/*.stories.tsx`)
    .sort()
    .map((file) => {
      const code = readFileSync(file, 'utf8');
      const { title = '', id = title } = metaOf(code);
      const componentFile = file.replace('.stories.', '.');
      const near = importsFrom(file).filter((other) => dirname(other) === dirname(file));
      const path = title.startsWith('Features/')
        ? `/story/${storyIdsOf(code)[0]}`
        : `/docs/${sanitize(id)}--docs`;
      return {
        id: sanitize(id),
        title,
        path,
        shows: near.includes(componentFile) ? [componentFile] : near,
      };
    });
  const pageOf = new Map(stories.flatMap(({ id, shows }) => shows.map((file) => [file, id])));

  return stories.map(({ shows, ...page }) => {
    const uses = new Set<string>();
    const seen = new Set(shows);
    /** Collects the parts of a component; stops at parts that have their own page. */
    function walk(file: string) {
      for (const other of importsFrom(file)) {
        const used = pageOf.get(other);
        if (used !== undefined && used !== page.id) {
          uses.add(used);
        } else if (!seen.has(other) && (!isComponent(other) || isComponent(file))) {
          seen.add(other);
          walk(other);
        }
      }
    }
    shows.forEach(walk);
    return { ...page, uses: [...uses].sort() };
  });
}
