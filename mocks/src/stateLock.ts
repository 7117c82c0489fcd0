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

/** Locks of this process: after a restart in a container another process may have had its number. */
const held = new Set<string>();

/**
 * Claims a state file for this process by a lock file beside it; the answer gives it back. Throws
 * in plain words when the path is a folder or another process has claimed it. The lock of a process
 * that is gone is taken over.
 */
export function lockState(stateFile: string): () => void {
  const path = resolve(stateFile);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const file = join(stateFile, 'state.json');
    throw new Error(`${stateFile} is a folder. Name a file to keep the state in, such as ${file}.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  while (!claim(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && isRunning(holder, lock)) {
      throw new Error(
        `The process ${holder} uses ${stateFile} already. End it, or keep the state in another ` +
          `file. If ${holder} is something else by now, delete ${lock}.`,
      );
    }
    setAside(lock, holder);
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) rmSync(lock, { force: true });
  };
}

/** Puts the lock there in one step with the number in it, so that nobody reads an empty one. */
function claim(lock: string): boolean {
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

/** The process that a lock names; `undefined` where there is no lock, or no number in it. */
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
  if (pid === process.pid) return held.has(lock);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: someone else's, and running.
    return hasCode(error, 'EPERM');
  }
}

/** Removes a stale lock, unless another process has just put its own in its place. */
function setAside(lock: string, holder: number | undefined): void {
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
