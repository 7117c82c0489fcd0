import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const packageDir = join(import.meta.dirname, '..');

/** The prefix of exports for Storybook, stories and tests of this repository, which are not published. */
const internalPrefix = './internal/';

/**
 * Expands an entry of package.json's `exports` to its modules: one file, or one for each value of
 * `*`. Tests, stories, and the parts of a component or screen match no value.
 */
function modulesOf([path, target]: readonly [string, string]): (readonly [string, string])[] {
  const expand = (value: string): readonly [string, string] => [
    path.slice('./'.length).replaceAll('*', value),
    target.slice('./src/'.length).replaceAll('*', value),
  ];
  if (!path.endsWith('*')) return [expand('')];
  const files = globSync(target, { cwd: packageDir }).map((file) => file.replaceAll('\\', '/'));
  return files
    .sort()
    .map((file) => expand(basename(file).replace(/[.]tsx?$/, '')))
    .filter(([name, file]) => files.includes(`src/${file}`) && !name.includes('.'));
}

/**
 * The modules that the package exports: `src`-relative files by the path below `@cb/ui/` that a consumer
 * imports. The boundary check limits the site and the features to them.
 */
export const publicModules: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports)
    .filter(([path]) => !path.startsWith(internalPrefix))
    .flatMap(modulesOf),
);

/** Returns the file that a source is built to, relative to the package: `.js` or `.d.ts`. */
export const builtFile = (file: string, extension: '.js' | '.d.ts') =>
  `./${file.replace(/\.tsx?$/, '')}${extension}`;
