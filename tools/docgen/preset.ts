/**
 * An addon of Storybook: code that can be pasted, and the props of every state of a screen, in the pages and
 * in the MCP server.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import type { Plugin, UserConfig } from 'vite';
import { storyModule } from './storyModule.ts';
import { forgetFile, isUnionFile, unionPropsOf } from './unionProps.ts';

const root = resolve(import.meta.dirname, '../..');

const titles = new Map<string, string>();

/** Returns the story file with a title. */
function storyFileOf(title: string) {
  if (!titles.has(title)) {
    for (const file of globSync(`${root}/packages/{ui,features}/src/**/*.stories.tsx`)) {
      titles.set(/title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file, file);
    }
  }
  return titles.get(title);
}

const modules = new Map<string, Promise<string>>();

/** Completes a snippet to a module, once for both Storybook's pages and its MCP server. */
function moduleOnce(snippet: string, storyFile: string) {
  const key = `${storyFile} ${statSync(storyFile).mtimeMs} ${snippet}`;
  const code = modules.get(key) ?? storyModule(snippet, storyFile);
  modules.set(key, code);
  return code;
}

type EnrichCsf = (csf: CsfFile, csfSource: CsfFile) => Promise<void>;

/** Completes the code that Storybook adds to each story to a module; leaves out code that is an error. */
export async function experimental_enrichCsf(inherited: Promise<EnrichCsf | undefined>) {
  const enrich = await inherited;
  return async (csf: CsfFile, csfSource: CsfFile) => {
    const { body } = csf._ast.program;
    const before = body.length;
    await enrich?.(csf, csfSource);
    const storyFile = storyFileOf(csfSource._meta?.title ?? '');
    if (!storyFile) return;
    // The source map of this step names its source by it (`withOwnMap`).
    t.traverseFast(csf._ast, ({ loc }) => {
      if (loc) loc.filename = storyFile;
    });
    for (const statement of body.splice(before)) {
      const codes: t.StringLiteral[] = [];
      t.traverseFast(statement, (node) => {
        if (!t.isObjectProperty(node) || !t.isIdentifier(node.key, { name: 'code' })) return;
        if (t.isStringLiteral(node.value)) codes.push(node.value);
      });
      const isCode = codes.every(({ value }) => value.startsWith('const '));
      for (const code of isCode ? codes : []) {
        code.value = await moduleOnce(code.value, storyFile);
      }
      if (isCode) body.push(statement);
    }
  };
}

interface ComponentManifest {
  readonly path: string;
  import?: string;
  readonly stories?: readonly { snippet?: string }[];
  readonly reactDocgen?: {
    readonly definedInFile: string;
    readonly exportName?: string;
    readonly props?: Record<string, object>;
  };
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, ComponentManifest>> };
}

/** Gives Storybook's MCP server the data of the pages: code that compiles, and the props of each state. */
export async function experimental_manifests(inherited: Promise<Manifests> | Manifests) {
  const manifests = await inherited;
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const { path, stories = [], reactDocgen } = component;
    // Each snippet has its own imports.
    component.import = '';
    for (const story of stories) {
      if (story.snippet) story.snippet = await moduleOnce(story.snippet, resolve(root, path));
    }
    const file = reactDocgen?.definedInFile;
    const found = file && isUnionFile(file) ? await unionPropsOf(file) : {};
    const props = Object.entries(found[reactDocgen?.exportName ?? ''] ?? {});
    for (const [name, { states, ...prop }] of props) {
      const only = states ? ` Only with status ${states.join(', ')}.` : '';
      const described = { ...prop, description: `${prop.description}${only}`.trim() };
      if (reactDocgen?.props) reactDocgen.props[name] = described;
    }
  }
  return manifests;
}

/** Adds to the docgen of a screen the props that only some of its states have. */
const unionProps = (): Plugin => ({
  name: 'union-props',
  // After Storybook's own docgen, before the types are removed.
  enforce: 'pre',
  watchChange: (file) => {
    if (isUnionFile(file)) forgetFile(file);
  },
  async transform(code, file) {
    if (!isUnionFile(file) || !code.includes('__docgenInfo')) return undefined;
    const found = Object.entries(await unionPropsOf(file)).map(
      ([name, props]) =>
        `Object.assign((${name}.__docgenInfo ??= {}).props ??= {}, ${JSON.stringify(props)});`,
    );
    return found.length > 0 ? { code: [code, ...found].join('\n'), map: null } : undefined;
  },
});

/**
 * Storybook's plugin for story files returns the source map of all steps so far. Vite expects that of the last
 * step, and would apply the others twice: a failed story would name a line of another.
 */
function withOwnMap<SomePlugin>(plugin: SomePlugin): SomePlugin {
  const { name, transform } = plugin as Plugin;
  if (name !== 'plugin-csf' || typeof transform !== 'object') return plugin;
  const handler: typeof transform.handler = async function withoutSteps(...args) {
    const context = Object.create(this, { getCombinedSourcemap: { value: () => undefined } });
    const result = await transform.handler.apply(context, args);
    // Names the source that has no name, because Rolldown refuses it. No line refers to that source. The name must
    // differ from the file's, which stands for the step before.
    const map = typeof result === 'object' ? result?.map : undefined;
    if (map && typeof map === 'object' && map.sources) {
      return Object.assign(result as object, {
        map: { ...map, sources: map.sources.map((source) => source ?? `${args[1]}?unnamed`) },
      });
    }
    return result;
  };
  return { ...plugin, transform: { ...transform, handler } };
}

export const viteFinal = ({ plugins = [], ...config }: UserConfig): UserConfig => ({
  ...config,
  plugins: [...plugins.map(withOwnMap), unionProps()],
});
