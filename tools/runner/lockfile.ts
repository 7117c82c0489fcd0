/**
 * Takes the Node versions that packages ask for out of package-lock.json. npm would hold them against
 * its own Node, warn of each, and leave out native parts; but everything here runs on the Node that
 * the workspace brings. `npm install` adds them with every new package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../package-lock.json');
const ofPackages = 'node_modules/';

interface Lockfile {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The lock file's text without the engines of packages; those of the project itself stay. */
export function withoutEngines(text: string): string {
  const lock = JSON.parse(text) as Lockfile;
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const kept = ([key]: [string, unknown]) => key !== 'engines' || !path.includes(ofPackages);
    return [path, Object.fromEntries(Object.entries(entry).filter(kept))];
  });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(file, withoutEngines(readFileSync(file, 'utf8')));
