import type { KeptResponse } from './records.ts';
import type { World } from './world.ts';

/** How long the response to an idempotency key is kept for retries (D59), in ms. */
export const retentionMs = 24 * 3_600_000;

/** Returns the response stored for this owner and key within the last 24 h, if any. */
export function findKeptResponse(
  world: World,
  owner: string,
  key: string,
): KeptResponse | undefined {
  return world.state.keptResponses.find(
    (kept) => kept.owner === owner && kept.key === key && isFresh(world, kept),
  );
}

/** Stores a response with the current time and removes expired ones. */
export function keepResponse(world: World, kept: Omit<KeptResponse, 'at'>): void {
  const { state } = world;
  state.keptResponses = state.keptResponses.filter((other) => isFresh(world, other));
  state.keptResponses.push({ ...kept, at: world.now() });
  world.changed();
}

function isFresh(world: World, { at }: KeptResponse): boolean {
  return world.now() - at < retentionMs;
}
