import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { changedFiles, mergeBase } from './changedFiles.ts';
import { importsOf } from '../../tools/spec/pages.ts';

const root = resolve(import.meta.dirname, '../..');
const preview = resolve(root, '.storybook/preview.tsx');

/**
 * Returns the file of this project that an import loads; `undefined` for packages of others, and for
 * the workbench's own modules, which surround every story.
 */
function fileOf(importer: string, request: string) {
  const [path = ''] = request.split('?');
  if (path.startsWith('.')) return resolve(dirname(importer), path);
  return /^@cb\/(?!workbench\/)/.test(path) ? createRequire(importer).resolve(path) : undefined;
}

/** Returns a function that finds whether a file, or a module that it imports, has changed. */
export function affectedBy(changed: ReadonlySet<string>): (file: string) => boolean {
  const imports = new Map<string, readonly string[]>();

  function importsFrom(file: string) {
    const known = imports.get(file);
    if (known) return known;
    const found = (/\.tsx?$/.test(file) ? importsOf(file, readFileSync(file, 'utf8')) : [])
      .flatMap((request) => fileOf(file, request) ?? [])
      .filter((other) => other !== preview && existsSync(other));
    imports.set(file, found);
    return found;
  }

  return (file) => {
    const reached = new Set([file]);
    for (const each of reached) {
      if (changed.has(each)) return true;
      for (const other of importsFrom(each)) reached.add(other);
    }
    return false;
  };
}

/**
 * Returns the branch or commit that the filter `changed` compares with: what the variable CHANGED_SINCE
 * names; without it `main`, while developing. `undefined` if there is nothing to compare.
 */
export function comparedWith(isBuild: boolean) {
  const base = process.env['CHANGED_SINCE'];
  // A run of tests reads the index, too, but has no sidebar.
  if (process.env['VITEST'] || (isBuild && !base)) return undefined;
  if (base) return base;
  try {
    mergeBase('main', root);
    return 'main';
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that finds whether a story file shows something that differs from a branch or
 * commit, as of the start. Throws if there is no such branch.
 */
export const changedSince = (base: string | undefined) =>
  base === undefined ? () => false : affectedBy(changedFiles(base, root));
