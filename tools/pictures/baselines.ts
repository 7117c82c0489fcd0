import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browserVersion } from '../runner/chromium.ts';

export const root = resolve(import.meta.dirname, '../..');
export const baselinesDir = join(root, 'tools/pictures/baselines');
/** The folder for the pictures that sheets are made of. */
export const sheetsDir = join(root, 'test-results/sheets');
/** The folder for pictures that differ from their baselines, and the diffs. */
export const differencesDir = join(root, 'report/pictures');

const takenWith = join(baselinesDir, 'browser.txt');

/** Records the browser that takes the baselines. */
export const recordBrowser = () => writeFileSync(takenWith, `${browserVersion()}\n`);

/** Returns a sentence that names what to do if another browser took the baselines, else ''. */
export function browserDiffers(browser = browserVersion()) {
  const recorded = readFileSync(takenWith, 'utf8').trim();
  return browser === recorded
    ? ''
    : `The baselines are of ${recorded}, these pictures of ${browser}, which draws differently: see CONTRIBUTING.md.`;
}

/** Returns the existing baselines, relative to their folder. */
export const picturesKept = (folder = baselinesDir) =>
  globSync('**/*.png', { cwd: folder }).toSorted();

/** Returns groups of byte-identical baselines, of which all but one are redundant. */
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

/** Decision 1 has the reason. */
const most = { files: 650, megabytes: 15 };

/** Returns a sentence that names what to do if there are too many baselines, else ''. */
export function picturesTooMany(folder = baselinesDir, { files, megabytes } = most) {
  const kept = picturesKept(folder);
  const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (kept.length <= files && bytes <= megabytes * 1e6) return '';
  const found = `${kept.length} baselines with ${(bytes / 1e6).toFixed(1)} MB`;
  return `${found}; at most ${files} with ${megabytes} MB: show small states on one picture (looks), or a state in one mode (picturedIn).`;
}
