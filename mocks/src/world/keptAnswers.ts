import type { KeptAnswer } from './records.ts';
import { toHex } from './random.ts';
import type { World } from './world.ts';

/** How long an answer is kept for a request that is sent again (D59), in ms. */
export const keptFor = 24 * 3_600_000;

/** The answer that was kept for this owner and key less than 24 h ago. */
export function keptAnswer(world: World, owner: string, keyHash: string): KeptAnswer | undefined {
  return world.state.keptAnswers.find(
    (kept) => kept.owner === owner && kept.keyHash === keyHash && isFresh(world, kept),
  );
}

/** Keeps an answer with the time of the world, and forgets those that were kept long enough. */
export function keepAnswer(world: World, kept: Omit<KeptAnswer, 'at'>): void {
  const { state } = world;
  state.keptAnswers = state.keptAnswers.filter((other) => isFresh(world, other));
  state.keptAnswers.push({ ...kept, at: world.now() });
  world.changed();
}

/** Whose answers a member's are. */
export function memberOwner(userId: string): string {
  return `member:${userId}`;
}

/** A hash of texts, in hexadecimal, that tells ['a', 'b'] from ['ab']. Needs a secure context in browsers. */
export async function hashOf(...texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function isFresh(world: World, { at }: KeptAnswer): boolean {
  return world.now() - at < keptFor;
}
