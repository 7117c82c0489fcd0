import type { KeptAnswer } from './records.ts';
import type { World } from './world.ts';

/** How long the answer to an idempotency key is kept for retries (D59), in ms. */
export const retentionMs = 24 * 3_600_000;

/** Returns the answer stored for this owner and key within the last 24 h, if any. */
export function findKeptAnswer(world: World, owner: string, key: string): KeptAnswer | undefined {
  return world.state.keptAnswers.find(
    (kept) => kept.owner === owner && kept.key === key && isFresh(world, kept),
  );
}

/** Stores an answer with the current time and removes expired ones. */
export function keepAnswer(world: World, kept: Omit<KeptAnswer, 'at'>): void {
  const { state } = world;
  state.keptAnswers = state.keptAnswers.filter((other) => isFresh(world, other));
  state.keptAnswers.push({ ...kept, at: world.now() });
  world.changed();
}

function isFresh(world: World, { at }: KeptAnswer): boolean {
  return world.now() - at < retentionMs;
}
