import type { WorldState } from './state.ts';

/** A day in ms. */
export const dayMs = 86_400_000;

/** The default clock's fixed time: a Friday, 12:00 UTC. */
export const worldEpoch = Date.UTC(2026, 10, 20, 12);

/** The mock backend's state. The business rules are the functions in this folder. */
export interface World {
  readonly state: WorldState;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly nextId: (kind: string) => string;
  /** Notifies listeners. Every function that changes the state must call it. */
  readonly changed: () => void;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
  /** Restores the state that the world was created with. */
  readonly reset: () => void;
}
