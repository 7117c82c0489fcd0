import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const packageDir = join(import.meta.dirname, '..');

/** For the workbench, stories and tests of this repository; no part of the package. */
const internal = './internal/';

/** A component or screen carries the name of its folder; what stands beside it is a part of it. */
const ownName = (file: string) => basename(file, '.tsx') === basename(dirname(file));

/** What an entry of package.json's `exports` stands for: one file, or one for each folder. */
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
 * The modules that the package exports, as `src`-relative files by the path below `@cb/ui/` that a
 * consumer imports. The boundary check holds the site and the features to them.
 */
export const publicModules: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports)
    .filter(([path]) => !path.startsWith(internal))
    .flatMap(modulesOf),
);

/** The file that a source is built to, relative to the package: `.js` or `.d.ts`. */
export const builtFile = (file: string, extension: '.js' | '.d.ts') =>
  `./${file.replace(/\.tsx?$/, '')}${extension}`;
