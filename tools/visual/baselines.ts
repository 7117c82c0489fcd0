import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const baselinesDir = join(root, 'tools/visual/pictures');
/** Where a run leaves the pictures that are not as their baseline, and where they differ. */
export const differencesDir = join(root, 'report/pictures');

/** The baselines there are, below their folder. */
export const picturesKept = (folder = baselinesDir) =>
  globSync('**/*.png', { cwd: folder }).toSorted();

/** Baselines that are the same, byte for byte: what all but one of them show is a test's to say. */
export function picturesAlike(folder = baselinesDir): readonly (readonly string[])[] {
  const byContent = new Map<string, string[]>();
  for (const file of picturesKept(folder)) {
    const content = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    byContent.set(content, [...(byContent.get(content) ?? []), file]);
  }
  return [...byContent.values()].filter(({ length }) => length > 1);
}
