import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readWorldState } from './world/isWorldState.ts';
import { randomHex } from './world/random.ts';
import type { WorldState } from './world/state.ts';

const format = 'cb-rewards-pretend-backend';
const version = 1;

export type Log = (line: string) => void;

/**
 * Reads a state kept by `createStateWriter`. A file that is none is set aside, with a line that
 * says where, and the answer is `undefined`; a file that cannot be read at all is an error.
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

/** Removes what writes that a crash cut off left beside the state file. To be called under its lock. */
export function sweepTemporaries(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const isOurs = name.startsWith(`.${basename(path)}.`) && /\.[0-9a-f]{8}\.tmp$/.test(name);
    if (isOurs) rmSync(join(folder, name));
  }
}

export interface StateWriter {
  /** Asks for a write; many asks before it starts make one write. */
  readonly save: () => void;
  /**
   * Resolves once everything asked for is written, after another try where the last one failed.
   * False means that it could not be written.
   */
  readonly saved: () => Promise<boolean>;
}

/**
 * Writes the state after changes, one write at a time, to a file beside it that then takes its
 * place: a reader or a crash never meets half a file. A failed write is logged and tried again
 * with the next change or question.
 */
export function createStateWriter(path: string, state: () => WorldState, log: Log): StateWriter {
  let failed = false;
  /** The write that has begun, and the one after it, which changes from now on are part of. */
  let current: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | undefined;

  async function writeAfter(previous: Promise<boolean>): Promise<boolean> {
    await previous;
    // One turn of the loop, so that the changes of calls that came together become one write.
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
    // Flushed to the disk first: a rename that outlives a power cut must not point at nothing.
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
