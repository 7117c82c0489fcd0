import { randomHex } from './random.ts';
import type { World } from './world.ts';

/** Starts a session and returns its random token, which the world's seed does not determine. */
export function startSession(world: World, userId: string): string {
  const token = randomHex();
  world.state.sessions.push({ token, userId, startedAt: world.now() });
  world.changed();
  return token;
}

/** Returns the id of a session's member; `undefined` for a missing, unknown or ended session. */
export function userIdOf(world: World, token: string | undefined): string | undefined {
  return world.state.sessions.find((session) => session.token === token)?.userId;
}

/** Ends a session. Ignores unknown tokens, because the session may already have ended. */
export function endSession(world: World, token: string): void {
  const { sessions } = world.state;
  const at = sessions.findIndex((session) => session.token === token);
  if (at < 0) return;
  sessions.splice(at, 1);
  world.changed();
}
