import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readWorldState } from '../world/isWorldState.ts';
import { randomHex } from '../world/random.ts';
import type { WorldState } from '../world/state.ts';

const format = 'cb-rewards-mock-backend';
const version = 1;

export type Log = (line: string) => void;

/**
 * Reads a state written by `createStateWriter`. An invalid file is renamed and logged, and the
 * result is `undefined`. Throws if the file cannot be read.
 */
export function readStateFile(path: string, log: Log): WorldState | undefined {
  if (!existsSync(path)) return undefined;
  const state = parse(readFileSync(path, 'utf8'));
  if (state) return state;
  const aside = freeName(path);
  renameSync(path, aside);
  log(`${path} holds no state of this version: kept as ${aside}, starting afresh.`);
  return undefined;
}

/**
 * Removes temporary files left by writes that a crash interrupted. Call it while holding the lock.
 */
export function sweepTemporaries(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const isOurs = name.startsWith(`.${basename(path)}.`) && /\.[0-9a-f]{8}\.tmp$/.test(name);
    if (isOurs) rmSync(join(folder, name));
  }
}

export interface StateWriter {
  /** Schedules a write. Calls before it starts are batched into one write. */
  readonly save: () => void;
  /**
   * Resolves when all scheduled writes are done, retrying once if the last one failed. False means
   * that the state could not be written.
   */
  readonly saved: () => Promise<boolean>;
}

/**
 * Writes the state atomically, one write at a time: to a temporary file that is then renamed, so
 * the state file is never incomplete. A failed write is logged, and retried at the next `save` or
 * `saved`.
 */
export function createStateWriter(path: string, state: () => WorldState, log: Log): StateWriter {
  let failed = false;
  /** The write in flight (or the last one), and the scheduled one, which includes new changes. */
  let current: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | undefined;

  async function writeAfter(previous: Promise<boolean>): Promise<boolean> {
    await previous;
    // Waits one turn of the event loop, to batch the changes of concurrent calls.
    await new Promise((resolve) => setImmediate(resolve));
    current = write();
    next = undefined;
    return current;
  }

  async function write(): Promise<boolean> {
    try {
      await writeAtomically(path, JSON.stringify({ format, version, state: state() }));
      failed = false;
    } catch (error) {
      failed = true;
      log(`The state could not be written to ${path}: ${String(error)}`);
    }
    return !failed;
  }

  const save = () => (next ??= writeAfter(current));
  return {
    save: () => void save(),
    saved: async () => {
      const written = await (next ?? current);
      return written || (failed ? save() : true);
    },
  };
}

async function writeAtomically(path: string, content: string): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${randomHex(4)}.tmp`);
  await mkdir(folder, { recursive: true });
  try {
    // Flushed before the rename, so that a power failure cannot leave an empty state file.
    await writeFile(temporary, content, { flush: true, mode: 0o600 });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function parse(content: string): WorldState | undefined {
  try {
    const kept: unknown = JSON.parse(content);
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('format' in kept) || kept.format !== format) return undefined;
    if (!('version' in kept) || kept.version !== version) return undefined;
    return 'state' in kept ? readWorldState(kept.state) : undefined;
  } catch {
    return undefined;
  }
}

function freeName(path: string): string {
  let name = `${path}.corrupt`;
  for (let count = 2; existsSync(name); count++) name = `${path}.${count}.corrupt`;
  return name;
}
