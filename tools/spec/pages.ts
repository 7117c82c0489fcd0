import { dirname, posix } from 'node:path';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import { metaOf } from './storyFiles.ts';

/** A page of the sidebar: a component, a screen or a feature, with its stories. */
export interface Page {
  /** The prefix of its stories' ids: `components-button`. */
  readonly id: string;
  readonly title: string;
  /** Its address after `?path=`: the docs page, or the first story if there is none. */
  readonly path: string;
  /** The ids of the pages whose components this one's components render, itself excluded. */
  readonly uses: readonly string[];
}

interface StoryFile {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** The files of its components. */
  readonly shows: readonly string[];
}

const isSource = (file: string) => !/\.(?:stories|test|fixtures|css)\.tsx?$/.test(file);
const isComponent = (file: string) => file.startsWith('packages/ui/src/components/');

/** Returns what a file imports and exports again at run time, as written. */
export function importsOf(file: string, code: string) {
  const { module } = parseSync(file, code);
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const plain = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const again = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  return [...plain, ...lazy, ...again];
}

/** Returns a function that finds the file of an import, or `undefined` outside these packages. */
function resolver(exported: Readonly<Record<string, string>>) {
  const entry = (name: string) => {
    if (exported[name]) return exported[name];
    const folder = exported[`${posix.dirname(name)}/*`];
    return folder?.replaceAll('*', posix.basename(name));
  };
  return (from: string, request: string) => {
    if (request.startsWith('.')) return posix.join(dirname(from), request);
    if (!request.startsWith('@cb/ui/')) return undefined;
    const found = entry(request.replace('@cb/ui', '.'));
    return found && posix.join('packages/ui', found);
  };
}

function storyFile(file: string, code: string, imported: readonly string[]): StoryFile | undefined {
  const { title, id: ownId } = metaOf(code);
  if (!title) return undefined;
  const own = file.replace('.stories.', '.');
  const near = imported.filter((other) => dirname(other) === dirname(file) && isSource(other));
  const [, first = 'Docs'] = /^export const (\w+) = /m.exec(code) ?? [];
  const id = sanitize(ownId ?? title);
  const path = title.startsWith('Features/')
    ? `/story/${toId(id, storyNameFromExport(first))}`
    : `/docs/${id}--docs`;
  return { id, title, path, shows: near.includes(own) ? [own] : near };
}

/**
 * Returns the pages of components, screens and features, and which use which. `sources` holds the
 * code of both packages by path, stories included; `exported` the exports of packages/ui.
 */
export function pagesOf(
  sources: ReadonlyMap<string, string>,
  exported: Readonly<Record<string, string>>,
): readonly Page[] {
  const resolve = resolver(exported);
  const imports = new Map(
    [...sources].map(([file, code]) => [
      file,
      importsOf(file, code)
        .map((request) => resolve(file, request))
        .filter((other) => other !== undefined && sources.has(other) && isSource(other)),
    ]),
  ) as ReadonlyMap<string, readonly string[]>;
  const stories = [...sources]
    .filter(([file]) => file.endsWith('.stories.tsx'))
    .map(([file, code]) => storyFile(file, code, imports.get(file) ?? []))
    .filter((story) => story !== undefined);
  const shownBy = new Map(stories.flatMap(({ id, shows }) => shows.map((file) => [file, id])));

  /** Collects the parts of a component; stops at parts that have their own page. */
  function used({ id, shows }: StoryFile): readonly string[] {
    const found = new Set<string>();
    const seen = new Set(shows);
    const walk = (file: string) => {
      for (const other of imports.get(file) ?? []) {
        const page = shownBy.get(other);
        if (page !== undefined && page !== id) found.add(page);
        if (seen.has(other) || (page !== undefined && page !== id)) continue;
        seen.add(other);
        if (!isComponent(other) || isComponent(file)) walk(other);
      }
    };
    shows.forEach(walk);
    return [...found].toSorted();
  }
  return stories.map((story) => {
    const { id, title, path } = story;
    return { id, title, path, uses: used(story) };
  });
}
