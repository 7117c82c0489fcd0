import { createStateWriter, readStateFile, sweepTemporaries, type Log } from './stateFile.ts';
import { lockState } from './stateLock.ts';
import type { World } from './world/world.ts';
import { createWorld } from './world/createWorld.ts';

export interface KeptWorldOptions {
  /** Used as it is; without it a world is created, or read from the state file. */
  readonly world?: World | undefined;
  /** Without it nothing outlives the process. */
  readonly stateFile: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

export interface KeptWorld {
  readonly world: World;
  /** Resolves once every change until now is in the state file; false if it cannot be. */
  readonly saved: () => Promise<boolean>;
  /** Finishes writing and leaves the file to other processes. */
  readonly close: () => Promise<void>;
}

/** A world and the file it is kept in. Throws when the file is a folder or another process has it. */
export function openKeptWorld({ stateFile, now, log, ...given }: KeptWorldOptions): KeptWorld {
  if (stateFile === undefined) {
    const world = given.world ?? createWorld({ now });
    return { world, saved: async () => true, close: async () => {} };
  }
  const unlock = lockState(stateFile);
  try {
    sweepTemporaries(stateFile);
    const state = readStateFile(stateFile, log);
    const world = given.world ?? createWorld(state ? { now, state } : { now });
    const { save, saved } = createStateWriter(stateFile, () => world.state, log);
    const forget = world.onChange(save);
    let isOpen = true;
    return {
      world,
      saved: async () => isOpen && saved(),
      close: async () => {
        // What changes from here on is not saved, and is not answered as if it were.
        isOpen = false;
        forget();
        await saved();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
