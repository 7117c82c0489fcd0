import { randomHex } from './random.ts';
import type { World } from './world.ts';

/** Starts a session. Tokens are unguessable and never repeat, not even between equal worlds. */
export function startSession(world: World, userId: string): string {
  const token = randomHex();
  world.state.sessions.push({ token, userId, startedAt: world.now() });
  world.changed();
  return token;
}

/** The member a session token stands for; `undefined` for a missing, unknown or ended one. */
export function userIdOf(world: World, token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return world.state.sessions.find((session) => session.token === token)?.userId;
}

/** Ends a session; an unknown token is no mistake, since the session may have ended already. */
export function endSession(world: World, token: string): void {
  const { sessions } = world.state;
  const at = sessions.findIndex((session) => session.token === token);
  if (at < 0) return;
  sessions.splice(at, 1);
  world.changed();
}
