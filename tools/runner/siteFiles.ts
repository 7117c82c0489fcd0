import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type ManifestChunk } from 'vite';
import { filesOf, keyOf, readChunks } from '../../apps/site/config/chunkFiles.ts';

/** Compressed size, in kB. */
export const gzipped = (bytes: string | Buffer) => gzipSync(bytes).length / 1000;

/**
 * Returns the built site's scripts and style sheets by page, from the import list that the build writes to its
 * private folder.
 */
export function readSiteFiles(dist: string) {
  const chunks = readChunks(`${dist}-private`);
  const start = ['index.html', keyOf(chunks, 'public')];
  const shell = ['index.html', keyOf(chunks, 'member')];
  const isPage = ([, { isDynamicEntry, src = '' }]: [string, ManifestChunk]) =>
    isDynamicEntry === true && !/\/(?:Public|auth)\/|LogoutPage|memberTable/.test(src);
  return {
    /** The login, where most visits start. */
    login: filesOf(chunks, start),
    /** Each member's page on an empty cache, including the frame of its container. */
    members: Object.entries(chunks)
      .filter(isPage)
      .map(([key, { file }]) => ({
        page: /([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file,
        own: file,
        ...filesOf(chunks, [...shell, key, 'src/pages/dashboard/OffersPage.tsx']),
      })),
    /** Returns the compressed size of files of the site, in kB. */
    kb: (files: readonly string[]) =>
      files.reduce((sum, file) => sum + gzipped(readFileSync(join(dist, file))), 0),
  };
}

/**
 * Returns the minified characters of each module of a script, by the path of its source; '' for those that
 * have none, such as some of the minifier's punctuation.
 */
export function charactersBySource(dist: string, script: string): ReadonlyMap<string, number> {
  const characters = new Map<string, number>();
  const map = `${dist}-private/maps/${script}.map`;
  if (!existsSync(map)) return characters;
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
  for (const [line, text] of readFileSync(join(dist, script), 'utf8').split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const { originalSource = '' }: Partial<SourceMapping> = sources.findEntry(line, column);
      characters.set(originalSource, (characters.get(originalSource) ?? 0) + 1);
    }
  }
  return characters;
}

/** Returns the library that a source is from, if it is from one. */
export const libraryOf = (source: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];

/** Returns the library that a module is from, or the folder of our own modules. */
const ownerOf = (source: string) =>
  libraryOf(source) ??
  /(packages\/\w+\/src\/\w+|src\/\w+)\//.exec(source)?.[1] ??
  'names of styles, and the bundler';

/**
 * Returns what scripts of the built site consist of, in kB by library or folder, the largest first. A
 * script's compressed size is shared out by the minified length of its modules.
 */
export function modulesOf(dist: string, scripts: readonly string[]) {
  const sizes = new Map<string, number>();
  for (const script of scripts) {
    const code = readFileSync(join(dist, script), 'utf8');
    const kbOfCharacter = gzipped(code) / code.length;
    for (const [source, characters] of charactersBySource(dist, script)) {
      const owner = ownerOf(source);
      sizes.set(owner, (sizes.get(owner) ?? 0) + characters * kbOfCharacter);
    }
  }
  return [...sizes].sort(([, one], [, other]) => other - one);
}

/** Builds a module with all that it imports, as one script, without writing it. */
export async function bundle(input: string, options: InlineConfig = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ...options,
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** Builds the empty page on React and the router. Returns the compressed size of its script, in kB. */
export async function measureEmptyPage(): Promise<number> {
  const outputs = await bundle(join(import.meta.dirname, '../../apps/site/budget/emptyPage.tsx'));
  return outputs.reduce((sum, one) => sum + (one.type === 'chunk' ? gzipped(one.code) : 0), 0);
}
