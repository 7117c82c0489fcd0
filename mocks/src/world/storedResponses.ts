import type { StoredResponse } from './records.ts';
import { dayMs, type World } from './world.ts';

/** How long the response to an idempotency key is stored for retries (D59), in ms. */
const retentionMs = dayMs;

/** Returns the response stored for this owner and key within the last 24 h, if any. */
export function findStoredResponse(
  world: World,
  owner: string,
  key: string,
): StoredResponse | undefined {
  return world.state.storedResponses.find(
    (stored) => stored.owner === owner && stored.key === key && isFresh(world, stored),
  );
}

/** Stores a response with the current time and removes expired ones. */
export function storeResponse(world: World, stored: Omit<StoredResponse, 'at'>): void {
  const { state } = world;
  state.storedResponses = state.storedResponses.filter((other) => isFresh(world, other));
  state.storedResponses.push({ ...stored, at: world.now() });
  world.changed();
}

function isFresh(world: World, { at }: StoredResponse): boolean {
  return world.now() - at < retentionMs;
}
