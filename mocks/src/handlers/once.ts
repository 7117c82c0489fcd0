import { failure } from '../envelopes.ts';
import { hashOf, keepAnswer, keptAnswer, memberOwner } from '../world/keptAnswers.ts';
import { memberById } from '../world/members.ts';
import type { World } from '../world/world.ts';
import type { Answer } from './call.ts';

/** What tells one request from another. */
export interface Keyed {
  /** The `Idempotency-Key` header as it came; null where there is none. */
  readonly header: string | null;
  readonly path: string;
  readonly body: unknown;
  /** The member of the session, if any. */
  readonly userId: string | undefined;
  /** What only the caller's browser knows, for callers who are nobody or will be. */
  readonly browserSecret: string;
}

/** Answers a request: with a key, `act` has its effect at most once for each owner and key. */
export type Once = (keyed: Keyed, act: () => Promise<Answer>) => Promise<Answer>;

interface Running {
  readonly fingerprint: string;
  readonly answer: Promise<Answer>;
}

/** 1 to 255 characters of visible ASCII; the draft's structured header puts them in quotes. */
const keyPattern = /^(?:"([!#-~]{1,255})"|([!#-~]{1,255}))$/;

/**
 * The server's side of draft-ietf-httpapi-idempotency-key-header (D59). The first request with a
 * key acts and its answer is kept for 24 h with the world; a later one gets the same answer; one
 * that comes meanwhile is held until the first is done. The same key with another path or body is
 * refused with 422, a malformed one with 400. Answers with a status of their own were refused at
 * the door and are not kept: a request may be sent again after logging in.
 */
export function createOnce(world: World): Once {
  const running = new Map<string, Running>();

  async function actAndKeep(
    act: () => Promise<Answer>,
    hashes: { keyHash: string; fingerprint: string; visitor: string },
    userId: string | undefined,
  ): Promise<Answer> {
    const given = await act();
    if (!('envelope' in given) || given.status !== undefined) return given;
    // The member may be gone by now. Who asks again for a deletion is nobody, in the same browser.
    const isMember = userId !== undefined && memberById(world, userId) !== undefined;
    const { visitor, ...kept } = hashes;
    const owner = isMember ? memberOwner(userId) : visitor;
    keepAnswer(world, { ...kept, owner, envelope: given.envelope });
    return given;
  }

  return async ({ header, path, body, userId, browserSecret }, act) => {
    if (header === null) return act();
    const [, quoted, bare] = keyPattern.exec(header) ?? [];
    const key = quoted ?? bare;
    if (key === undefined) return malformedKey;
    const [keyHash, fingerprint, browser] = await Promise.all([
      hashOf(key),
      hashOf(key, path, JSON.stringify(body)),
      hashOf(browserSecret),
    ]);
    const visitor = `visitor:${browser}`;
    const owner = userId === undefined ? visitor : memberOwner(userId);
    // Nothing is awaited from the look to the entry, so that two requests never both act.
    const kept = keptAnswer(world, owner, keyHash);
    if (kept) return kept.fingerprint === fingerprint ? { envelope: kept.envelope } : otherRequest;
    const place = `${owner} ${keyHash}`;
    const first = running.get(place);
    if (first) return first.fingerprint === fingerprint ? first.answer : otherRequest;
    const answer = actAndKeep(act, { keyHash, fingerprint, visitor }, userId);
    running.set(place, { fingerprint, answer });
    try {
      return await answer;
    } finally {
      running.delete(place);
    }
  };
}

const malformedKey: Answer = {
  envelope: failure(
    'BAD_IDEMPOTENCY_KEY',
    'The request could not be told from others. Reload the page and try again.',
  ),
  status: 400,
};

const otherRequest: Answer = {
  envelope: failure(
    'IDEMPOTENCY_KEY_REUSED',
    'This request differs from the one that was sent before. Reload the page and try again.',
  ),
  status: 422,
};
