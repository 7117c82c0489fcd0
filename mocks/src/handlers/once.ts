import { failure } from './envelopes.ts';
import { findStoredResponse, storeResponse } from '../world/storedResponses.ts';
import { memberById } from '../world/members.ts';
import type { World } from '../world/world.ts';
import type { Outcome } from './call.ts';

/** The parts of a request that identify it and its owner. */
export interface KeyedRequest {
  /** The raw `Idempotency-Key` header; null if there is none. */
  readonly header: string | null;
  readonly path: string;
  readonly body: unknown;
  /** The id of the session's member, if any. */
  readonly userId: string | undefined;
  /** A secret of the caller's browser, which identifies callers without a session. */
  readonly browserSecret: string;
}

/** Runs `act` and returns its response; with a key, at most once for each owner and key. */
export type Once = (keyed: KeyedRequest, act: () => Outcome) => Outcome;

/** 1 to 255 visible ASCII characters, optionally in the quotes of a structured header. */
const keyPattern = /^(?:"([!#-~]{1,255})"|([!#-~]{1,255}))$/;

/**
 * Implements the server side of draft-ietf-httpapi-idempotency-key-header (D59). The first request
 * with a key is carried out without interruption, and its response is stored in the world for 24 h;
 * retries get the same response. A key reused with another path or body is refused with 422, a malformed
 * key with 400. Responses with a status, such as 401, are not stored, so the request can be retried
 * after logging in.
 */
export function createOnce(world: World): Once {
  return ({ header, path, body, userId, browserSecret }, act) => {
    if (header === null) return act();
    const [, quoted, bare] = keyPattern.exec(header) ?? [];
    const key = quoted ?? bare;
    if (key === undefined) return malformedKey;
    const request = `${path} ${JSON.stringify(body)}`;
    const visitor = `visitor:${browserSecret}`;
    /** After a deletion the member is gone, and a retry comes from the same browser as a visitor. */
    const owner = () => (userId !== undefined && memberById(world, userId) ? userId : visitor);
    const storedResponse = findStoredResponse(world, owner(), key);
    if (storedResponse) {
      return storedResponse.request === request ? { envelope: storedResponse.envelope } : reusedKey;
    }
    const outcome = act();
    if ('envelope' in outcome && outcome.status === undefined) {
      storeResponse(world, { owner: owner(), key, request, envelope: outcome.envelope });
    }
    return outcome;
  };
}

const malformedKey: Outcome = {
  envelope: failure(
    'BAD_IDEMPOTENCY_KEY',
    'The request has no readable key. Reload the page and try again.',
  ),
  status: 400,
};

const reusedKey: Outcome = {
  envelope: failure(
    'IDEMPOTENCY_KEY_REUSED',
    'This request differs from the one that was sent before. Reload the page and try again.',
  ),
  status: 422,
};
