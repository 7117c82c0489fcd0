import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Reads the chunks of a build from Vite's manifest in its private folder. */
export const readChunks = (privateFolder: string) =>
  JSON.parse(readFileSync(join(privateFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** Returns the key of the chunk with a name, such as that of a group in `chunks.ts`. Throws if there is none. */
export function keyOf(chunks: Manifest, name: string | undefined): string {
  const key = Object.keys(chunks).find((one) => chunks[one]?.name === name);
  if (key === undefined) throw new Error(`There is no chunk ${name}.`);
  return key;
}

export interface ChunkFiles {
  /** Paths within the built site. */
  readonly scripts: readonly string[];
  /** The style sheets, as paths within the built site. */
  readonly styles: readonly string[];
}

/** Returns the files of chunks and of all that they import statically. */
export function filesOf(chunks: Manifest, keys: readonly string[]): ChunkFiles {
  const found = new Set(keys);
  // Iterating a set includes values added meanwhile.
  for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
  const all = [...found].flatMap((key) => chunks[key] ?? []);
  return {
    scripts: all.map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css = [] }) => css))],
  };
}
