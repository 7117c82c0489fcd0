import type { MemberKind } from './history.ts';
import { seedState } from './seed.ts';
import type { WorldState } from './state.ts';
import { worldEpoch, type World } from './world.ts';

export interface WorldOptions {
  /** Determines the data: the same seed, member and clock give the same world. */
  readonly seed?: number;
  /** The demo member's history: none, a few months, or more than one page of everything. */
  readonly member?: MemberKind;
  /** The clock, in ms since 1970. Fixed by default, so that stories render the same every day. */
  readonly now?: () => number;
  /** A saved state to restore; `seed` and `member` are then ignored. */
  readonly state?: WorldState;
}

/** Creates an isolated world. Worlds share no state, so stories and tests may run in parallel. */
export function createWorld(options: WorldOptions = {}): World {
  const { seed = 1, member = 'active', now = () => worldEpoch } = options;
  const initial = structuredClone(options.state ?? seedState({ seed, member, now: now() }));
  const listeners = new Set<() => void>();
  let state = structuredClone(initial);
  function changed(): void {
    for (const listener of listeners) listener();
  }
  return {
    get state() {
      return state;
    },
    now,
    nextId: (kind) => `${kind}-${state.nextId++}`,
    changed,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => {
      state = structuredClone(initial);
      changed();
    },
  };
}
