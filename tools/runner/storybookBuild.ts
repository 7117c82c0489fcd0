import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { sheetsFile } from '../pictures/sheetFile.ts';

/** The files that the built Storybook depends on. */
const sources = [
  '.storybook/**/*.{ts,tsx,mdx,json,html}',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'apps/site/{src,public}/**/*',
  'mocks/src/**/*',
  'tools/{spec,pictures}/*.ts',
  'package-lock.json',
];

const npmRun = (script: string) =>
  execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' });

/** Builds Storybook if it is missing or older than a source. */
export function ensureStorybook() {
  const built = statSync('storybook-static/index.json', { throwIfNoEntry: false })?.mtimeMs;
  const changed = globSync(sources).find((file) => statSync(file).mtimeMs > (built ?? 0));
  if (built !== undefined && changed === undefined) return;
  console.log(`Building Storybook${changed && built ? ` (${changed} is newer)` : ''} …`);
  npmRun('build:storybook');
}

/** Adds the sheets to a build, which begins without any. */
export function ensureSheets() {
  if (readFileSync(`storybook-static/${sheetsFile}`, 'utf8') === '{}') npmRun('build:sheets');
}

if (import.meta.main) {
  ensureStorybook();
  if (process.env['SCENARIOS'] === 'every') ensureSheets();
}
