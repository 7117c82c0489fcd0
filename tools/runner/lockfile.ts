/**
 * Removes the `engines` of packages from package-lock.json, which `npm install` adds. npm would
 * compare them with its own Node, warn and skip native packages, although all scripts run on the
 * workspace's Node.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../package-lock.json');
const ofPackages = 'node_modules/';

interface Lockfile {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the lock file without the engines of packages. Those of the project are kept. */
export function withoutEngines(text: string): string {
  const lock = JSON.parse(text) as Lockfile;
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const kept = ([key]: [string, unknown]) => key !== 'engines' || !path.includes(ofPackages);
    return [path, Object.fromEntries(Object.entries(entry).filter(kept))];
  });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(file, withoutEngines(readFileSync(file, 'utf8')));
