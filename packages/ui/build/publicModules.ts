import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const packageDir = join(import.meta.dirname, '..');

/**
 * The prefix of exports for Storybook, stories and tests of this repository, which are not
 * published.
 */
const internal = './internal/';

/**
 * Whether a file has the name of its folder, like a component or screen; other files are parts of
 * one.
 */
const ownName = (file: string) => basename(file, '.tsx') === basename(dirname(file));

/**
 * Expands an entry of package.json's `exports` to its modules: one file, or one for each folder.
 */
function modulesOf([path, target]: readonly [string, string]): (readonly [string, string])[] {
  const name = path.slice('./'.length);
  const file = target.slice('./src/'.length);
  if (!path.endsWith('*')) return [[name, file]];
  return globSync(target, { cwd: packageDir })
    .map((found) => found.replaceAll('\\', '/'))
    .filter(ownName)
    .sort()
    .map((found) => [
      name.replace('*', basename(dirname(found))),
      found.slice(found.indexOf('src/') + 'src/'.length),
    ]);
}

/**
 * The modules that the package exports: `src`-relative files by the path below `@cb/ui/` that a consumer
 * imports. The boundary check limits the site and the features to them.
 */
export const publicModules: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports)
    .filter(([path]) => !path.startsWith(internal))
    .flatMap(modulesOf),
);

/** Returns the file that a source is built to, relative to the package: `.js` or `.d.ts`. */
export const builtFile = (file: string, extension: '.js' | '.d.ts') =>
  `./${file.replace(/\.tsx?$/, '')}${extension}`;
