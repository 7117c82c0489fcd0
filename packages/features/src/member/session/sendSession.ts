import type { SentRequest } from '#features/wire/post.ts';
import { requestInit } from '#features/wire/requestInit.ts';

declare global {
  /** The request for the session that a page sends while the code of the member area loads. */
  var cbSession: SentRequest | undefined;
}

export const sessionPath = '/getUserIdFromSession';

/**
 * Sends the request for the session, for `takeSentSession` to hand over. A document runs it before any other
 * script has loaded, so it must import little.
 */
export function sendSession(): SentRequest {
  const controller = new AbortController();
  const { signal } = controller;
  const response = fetch(sessionPath, { ...requestInit('POST', sessionPath, {}), signal });
  // It may fail before it is taken over, which is no unhandled rejection.
  response.catch(() => {});
  return { response, controller };
}

/** Returns the request for the session that was sent ahead, once. */
export function takeSentSession(): SentRequest | undefined {
  const sent = globalThis.cbSession;
  globalThis.cbSession = undefined;
  return sent;
}
