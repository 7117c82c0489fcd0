import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isStepPicture } from './names.ts';

const root = resolve(import.meta.dirname, '../..');
export const baselinesDir = join(root, 'tools/pictures/baselines');
/** The folder for pictures that differ from their baselines, and the diffs. */
export const differencesDir = join(root, 'report/pictures');

/** Returns the existing baselines, relative to their folder. */
export const picturesKept = (folder = baselinesDir) =>
  globSync('**/*.png', { cwd: folder }).toSorted();

/**
 * Returns groups of byte-identical baselines, of which all but one are redundant. Two journeys may
 * pass the same screen.
 */
export function picturesAlike(folder = baselinesDir): readonly (readonly string[])[] {
  const byContent = new Map<string, string[]>();
  for (const file of picturesKept(folder).filter((each) => !isStepPicture(each))) {
    const content = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    byContent.set(content, [...(byContent.get(content) ?? []), file]);
  }
  return [...byContent.values()].filter(({ length }) => length > 1);
}
