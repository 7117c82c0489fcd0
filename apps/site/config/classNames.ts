import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const site = resolve(import.meta.dirname, '..');

/** All style files; their order is the same in the build of the site and of its server rendering. */
const files = globSync('{{src,config},../../packages/ui/src}/**/*.css.ts', { cwd: site })
  .map((file) => resolve(site, file))
  .toSorted();

/** The names given so far: for each file, by vanilla-extract's own name. */
const given = new Map<string, Map<string, string>>();

interface Style {
  /** Vanilla-extract's own name. */
  readonly hash: string;
  /** The path of the style file, relative to the site. */
  readonly filePath: string;
}

/**
 * Returns a class name of four or five characters, made of the position of the file among all and of
 * the style in its file. Hashes are twice as long and cannot be compressed: they were 5 % of the style
 * sheet.
 */
export function toClassName({ hash, filePath }: Style): string {
  const place = files.indexOf(resolve(site, filePath));
  if (place === -1) throw new Error(`${filePath} is in none of the folders with style files.`);
  const names = given.get(filePath) ?? new Map<string, string>();
  given.set(filePath, names);
  const name =
    names.get(hash) ?? `c${place.toString(36).padStart(2, '0')}${names.size.toString(36)}`;
  names.set(hash, name);
  return name;
}
