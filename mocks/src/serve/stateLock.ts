import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The locks this process holds. The pid alone is no proof: in a container it may be reused. */
const heldLocks = new Set<string>();

/**
 * Locks a state file for this process with a lock file beside it, and returns a function that
 * unlocks it. Replaces the stale lock of a process that has ended. Throws if the path is a folder
 * or another process holds the lock.
 */
export function lockState(stateFile: string): () => void {
  const path = resolve(stateFile);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const file = join(stateFile, 'state.json');
    throw new Error(`${stateFile} is a folder. Name a file to keep the state in, such as ${file}.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  while (!createLock(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && isRunning(holder, lock)) {
      throw new Error(
        `The process ${holder} uses ${stateFile} already. End it, or keep the state in another ` +
          `file. If ${holder} is something else by now, delete ${lock}.`,
      );
    }
    removeStaleLock(lock, holder);
  }
  heldLocks.add(lock);
  return () => {
    if (heldLocks.delete(lock)) rmSync(lock, { force: true });
  };
}

/** Creates the lock file atomically with the pid in it. Returns false if it already exists. */
function createLock(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** Returns the pid in a lock file; `undefined` if there is no file or no valid pid in it. */
function holderOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isRunning(pid: number, lock: string): boolean {
  if (pid === process.pid) return heldLocks.has(lock);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

/** Removes a stale lock, but restores it if another process has just replaced it. */
function removeStaleLock(lock: string, holder: number | undefined): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (holderOf(aside) !== holder) linkSync(aside, lock);
  rmSync(aside);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
