import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import type * as drawing from '../src/frame/drawPage.tsx';
import type { Settings } from './settings.ts';

const site = resolve(import.meta.dirname, '..');

export interface Build {
  /** The folder of the public files. */
  readonly folder: string;
  readonly settings: Settings;
  /** Whether the mock backend runs in the page. */
  readonly isDemo: boolean;
}

declare global {
  /** While it is set, routes add the modules that they would import, as keys of Vite's manifest. */
  var cbImported: Set<string> | undefined;
}

/** Lets routes report what they would import. Many screens need a browser, so Node cannot import them. */
const reportImports: Plugin = {
  name: 'cb-report-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:publicTable|memberTable|wallTable)\.tsx$/ },
    async handler(code, importer) {
      const names = new Set(
        [...code.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name),
      );
      let reporting = code;
      for (const name of names) {
        const module = await this.resolve(name, importer);
        if (!module) throw new Error(`${importer} imports ${name}, which does not exist.`);
        const key = JSON.stringify(relative(site, module.id));
        reporting = reporting.replaceAll(
          `import('${name}')`,
          (real) => `(globalThis.cbImported?.add(${key}) ? Promise.resolve({}) : ${real})`,
        );
      }
      return reporting;
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
        input: resolve(site, 'src/frame/sendSession.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Builds the server rendering of pages into a folder. Returns the URL of its module. */
async function buildDrawer(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: site,
    plugins: [reportImports, react(), vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(site, 'src/frame/drawPage.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: { codeSplitting: false, entryFileNames: '[name].mjs' },
      },
    },
  });
  return pathToFileURL(join(folder, 'drawPage.mjs')).href;
}

/** Returns the key of the chunk with a name, such as that of a group in `chunks.ts`. Throws if there is none. */
function keyOf(chunks: Manifest, name: string): string {
  const key = Object.keys(chunks).find((one) => chunks[one]?.name === name);
  if (key === undefined) throw new Error(`There is no chunk ${name}.`);
  return key;
}

interface ChunkFiles {
  /** Paths within the built site. */
  readonly scripts: readonly string[];
  /** The style sheets, as paths within the built site. */
  readonly styles: readonly string[];
}

/** Returns the files of chunks and of all that they import statically. */
function filesOf(chunks: Manifest, keys: readonly string[]): ChunkFiles {
  const found = new Set(keys);
  // Iterating a set includes values added meanwhile.
  for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
  const all = [...found].flatMap((key) => chunks[key] ?? []);
  return {
    scripts: all.map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css = [] }) => css))],
  };
}

/** Returns the files of a page: those of the screen that its route imports, and of a member's page the area's. */
async function filesOfPage(chunks: Manifest, isMember: boolean, importScreen: () => Promise<void>) {
  const imported = (globalThis.cbImported = new Set<string>());
  await importScreen();
  globalThis.cbImported = undefined;
  const area = keyOf(chunks, isMember ? 'member' : 'public');
  // A module without a chunk of its own is in that of its area.
  const screen = [...imported].map((key) => (chunks[key] ? key : area));
  return filesOf(chunks, isMember ? [area, ...screen] : screen);
}

/** Lets a preload wait for the style sheet and the font. */
const asLow = (tag: string) => tag.replace('<link ', '<link fetchpriority="low" ');

/** Returns the tags that load style sheets and preload scripts, except for what the template loads already. */
function tagsOf({ styles, scripts }: ChunkFiles, template: string): string {
  const isMissing = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...styles
      .filter(isMissing)
      .map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`),
    ...scripts
      .filter(isMissing)
      .map((file) => asLow(`    <link rel="modulepreload" crossorigin href="/${file}">\n`)),
  ].join('');
}

/**
 * The preload of the largest script. A public page has none, so that the script is requested after its
 * importer, and leaves a slow network to the style sheet and the font, which the page needs to be read and
 * typed into. A member waits for the script, so there it has a low priority only.
 */
const largestPreload = /^ *<link rel="modulepreload"[^>]*\/start-.*\n/m;

/**
 * Browsers that know `expect` paint nothing until they have parsed this element behind the page. Others may
 * paint half a bar, whose parts then move.
 */
const end = '<template id="end"></template>';
const expectEnd = '    <link rel="expect" href="#end" blocking="render">\n';

const sheets = /^ *<link rel="stylesheet" crossorigin href="\/([^"]+)">\n/gm;

/**
 * Writes the style sheet into the page of a visitor, who has no sheet yet, so that the first paint needs no
 * second round trip. The link stays for Vite and for the pages that follow; for print, so that the browser
 * fetches it last and waits for nothing.
 */
function withStyles(page: string, publicFolder: string): string {
  if (page.match(sheets)?.length !== 1) return page;
  return page.replace(sheets, (link, file: string) => {
    const styles = readFileSync(join(publicFolder, file), 'utf8').trim();
    return `    <style>${styles}</style>\n${link.replace('<link ', '<link media="print" ')}`;
  });
}

/** Renders the pages of the built site into its folder, such as `home/login.html`. */
export async function prerenderPages({
  folder,
  privateFolder,
  settings,
  isDemo,
}: Build & { privateFolder: string }): Promise<void> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  // The demo's backend is a worker in the page, which cannot answer before it has started.
  const sessionScript = isDemo ? '' : `<script>${await buildSessionScript()}</script>\n    `;
  const serverFolder = join(privateFolder, 'server');
  globalThis.cbSettings = settings;
  const { pages, drawPage, load } = (await import(
    await buildDrawer(serverFolder)
  )) as typeof drawing;
  const manifest = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  const chunks = JSON.parse(manifest) as Manifest;
  for (const { path, title, isMember } of pages) {
    const markup = await drawPage(path);
    const files = await filesOfPage(chunks, isMember, () => load(path));
    const page = index
      // Before the style sheets, because an inline script waits for those above it.
      .replace('<title>', () => `${isMember ? sessionScript : ''}<title>${title} · `)
      .replace('  </head>', () => `${expectEnd}${tagsOf(files, index)}  </head>`)
      .replace(largestPreload, (tag) => (isMember ? asLow(tag) : ''))
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-path="${path}">${markup}</div>${end}`,
      );
    const file = join(folder, `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isMember ? page : withStyles(page, folder));
  }
  rmSync(serverFolder, { recursive: true });
}
