import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Returns the commit at which the working copy left a branch; throws if there is none. */
export function mergeBase(base: string, folder: string) {
  const [commit] = git(folder, 'merge-base', base, 'HEAD');
  if (!commit) throw new Error(`There is no common commit with ${base}.`);
  return commit;
}

/**
 * Returns the absolute paths of the files that differ from the merge base with a branch or commit,
 * including uncommitted and new ones.
 */
export function changedFiles(base: string, folder: string): ReadonlySet<string> {
  const files = [
    ...git(folder, 'diff', '--name-only', '--relative', mergeBase(base, folder)),
    ...git(folder, 'ls-files', '--others', '--exclude-standard'),
  ];
  return new Set(files.map((file) => resolve(folder, file)));
}
