import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

/** The files that the built Storybook depends on. */
const sources = [
  '.storybook/**/*.{ts,tsx,mdx,json,html}',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'apps/site/{src,public}/**/*',
  'mocks/src/**/*',
  'tools/{spec,pictures}/*.ts',
  'tools/pictures/baselines/**/*',
  'package-lock.json',
];

const builtAt = () => statSync('storybook-static/index.json', { throwIfNoEntry: false })?.mtimeMs;

/** Builds Storybook if it is missing or older than a source. */
export function ensureStorybook() {
  const built = builtAt();
  const changed = globSync(sources).find((file) => statSync(file).mtimeMs > (built ?? 0));
  if (built !== undefined && changed === undefined) return;
  console.log(`Building Storybook${changed && built ? ` (${changed} is newer)` : ''} …`);
  execFileSync('npm', ['run', '--silent', 'build:storybook'], { stdio: 'inherit' });
}

if (import.meta.main) ensureStorybook();
