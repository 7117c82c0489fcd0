import { globSync, readFileSync, writeFileSync } from 'node:fs';
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
export function browserDiffers() {
  const recorded = readFileSync(takenWith, 'utf8').trim();
  const browser = browserVersion();
  return browser === recorded
    ? ''
    : `The baselines are of ${recorded}, these pictures of ${browser}, which draws differently: see CONTRIBUTING.md.`;
}

/** Returns the existing baselines, relative to their folder. */
export const picturesKept = (folder = baselinesDir) =>
  globSync('**/*.png', { cwd: folder }).toSorted();
