import type { WorldState } from './state.ts';

/** A Friday noon (UTC) that stands for "now" wherever nobody supplies a clock. */
export const worldEpoch = Date.UTC(2026, 10, 20, 12);

/** The pretend backend's memory. The rules over it are the functions of the other files here. */
export interface World {
  readonly state: WorldState;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly nextId: (kind: string) => string;
  /** Every rule that changed the state says so here. */
  readonly changed: () => void;
  /** Calls back after every change; the answer ends the subscription. */
  readonly onChange: (listener: () => void) => () => void;
  /** Back to the state the world was created with. */
  readonly reset: () => void;
}
