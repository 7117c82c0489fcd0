import { createStateWriter, readStateFile, sweepTemporaries, type Log } from './stateFile.ts';
import { lockState } from './stateLock.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/createWorld.ts';

export interface KeptWorldOptions {
  /** The world to use; by default it is read from the state file, or created. */
  readonly world?: World | undefined;
  /** The file that persists the world; without one it is only in memory. */
  readonly stateFile: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

export interface KeptWorld {
  readonly world: World;
  /** Resolves when all changes so far are in the state file, with false if writing failed. */
  readonly saved: () => Promise<boolean>;
  /** Finishes writing and unlocks the file. */
  readonly close: () => Promise<void>;
}

/** Opens a world persisted in a file. Throws if the path is a folder or another process has it. */
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
    const unsubscribe = world.onChange(save);
    let isOpen = true;
    return {
      world,
      saved: async () => isOpen && saved(),
      close: async () => {
        // Later changes are not written, so `saved` must not confirm them.
        isOpen = false;
        unsubscribe();
        await saved();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
