import { seedState, type MemberKind } from './seed.ts';
import type { WorldState } from './state.ts';
import { worldEpoch, type World } from './world.ts';

export interface WorldOptions {
  /** Same seed, member and clock: same world. */
  readonly seed?: number;
  /** How much the demo member has done: nothing, some months of it, or more than a page of everything. */
  readonly member?: MemberKind;
  /** Milliseconds since 1970; a fixed moment by default, so that stories do not age. */
  readonly now?: () => number;
  /** A state kept from earlier; the seed and the member are then not used. */
  readonly state?: WorldState;
}

/** Creates a world of its own: two worlds share nothing, so stories and tests may run side by side. */
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
