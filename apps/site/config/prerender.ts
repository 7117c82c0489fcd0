import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import type * as rendering from '../src/frame/renderPage.tsx';
import type { Settings } from './settingsSchema.ts';

const site = resolve(import.meta.dirname, '..');

export interface Build {
  /** The folder of the public files. */
  readonly folder: string;
  readonly settings: Settings;
  /** Whether the mock backend runs in the page. */
  readonly isDemo: boolean;
}

/** Adds to each screen that a route imports an export with its key in Vite's manifest, to find its scripts. */
const screenKeys: Plugin = {
  name: 'cb-screen-keys',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    if (kind !== 'dynamic-import' || !importer?.includes('/src/routes/')) return null;
    const module = await this.resolve(source, importer);
    return module && `${module.id}?key`;
  },
  load: {
    filter: { id: /\?key$/ },
    handler(id) {
      const file = id.slice(0, -'?key'.length);
      const key = JSON.stringify(relative(site, file));
      return `export * from ${JSON.stringify(file)};\nexport const key = ${key};`;
    },
  },
};

/** Returns the script that requests the session from the head of members' documents. */
async function buildSessionScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    root: site,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(site, 'src/frame/headRequests.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Builds the server rendering of pages into a folder. Returns the URL of its module. */
async function buildRenderer(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: site,
    plugins: [screenKeys, react(), vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(site, 'src/frame/renderPage.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: { codeSplitting: false, entryFileNames: '[name].mjs' },
      },
    },
  });
  return pathToFileURL(join(folder, 'renderPage.mjs')).href;
}

/** Returns the scripts of chunks and of all that they import statically, as paths within the built site. */
function scriptsOf(chunks: Manifest, keys: readonly string[]): readonly string[] {
  const found = new Set(keys);
  // Iterating a set includes values added meanwhile.
  for (const key of found) {
    for (const imported of chunks[key]?.imports ?? []) found.add(imported);
  }
  return [...found].flatMap((key) => chunks[key]?.file ?? []);
}

/** Returns the tags that preload scripts, except for those that the template has. */
const preloadsOf = (scripts: readonly string[], template: string): string =>
  scripts
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    .join('');

/**
 * Browsers that support `rel="expect"` paint nothing until they have parsed this element at the end of the
 * page. Others may paint an incomplete bar, whose parts then move.
 */
const end = '<template id="end"></template>';
const expectEnd = '    <link rel="expect" href="#end" blocking="render">\n';

/** Renders the pages of the built site into its folder, such as `home/login.html`. */
export async function prerenderPages({
  folder,
  privateFolder,
  settings,
  isDemo,
}: Build & { privateFolder: string }): Promise<void> {
  // With the styles in the page, its first paint takes one round trip less.
  const template = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    /^ *<link rel="stylesheet" crossorigin href="\/([^"]+)">\n/m,
    (_link, file: string) => `    <style>${readFileSync(join(folder, file), 'utf8')}</style>\n`,
  );
  // The demo's backend is a worker in the page, which cannot respond before it has started.
  const sessionScript = isDemo ? '' : `<script>${await buildSessionScript()}</script>\n    `;
  const serverFolder = join(privateFolder, 'server');
  globalThis.cbSettings = settings;
  const { pages, renderPage, screenKeyOf } = (await import(
    await buildRenderer(serverFolder)
  )) as typeof rendering;
  const manifest = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  const chunks = JSON.parse(manifest) as Manifest;
  const memberAreaKeys = Object.keys(chunks).filter((key) => chunks[key]?.name === 'member');
  for (const { path, title, isMember } of pages) {
    const markup = await renderPage(path);
    const scripts = scriptsOf(chunks, [
      ...(isMember ? memberAreaKeys : []),
      ...(await screenKeyOf(path)),
    ]);
    const page = template
      // Before the styles, so that the request is sent while they arrive.
      .replace('<title>', () => `${isMember ? sessionScript : ''}<title>${title} · `)
      .replace('  </head>', () => `${expectEnd}${preloadsOf(scripts, template)}  </head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-path="${path}">${markup}</div>${end}`,
      );
    const file = join(folder, `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  rmSync(serverFolder, { recursive: true });
}
