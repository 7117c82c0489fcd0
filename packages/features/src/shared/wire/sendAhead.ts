import { requestInit } from './requestInit.ts';

/** A request that was sent ahead, and its abort controller. */
export interface SentRequest {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
  /** The time at which it was sent, in ms since the page was opened. */
  readonly at: number;
}

declare global {
  /** The requests that a document has sent while its code loads, by their path and body. */
  var cbSent: Map<string, SentRequest> | undefined;
}

const requestKey = (path: string, body: unknown) => path + JSON.stringify(body);

/**
 * Sends a request for `takeSentAhead` to hand over. A document runs it before any other script has loaded, so it
 * must import little.
 */
export function sendAhead(path: string, body: unknown): SentRequest {
  const controller = new AbortController();
  const { signal } = controller;
  const response = fetch(path, { ...requestInit('POST', path, body), signal });
  const sent = { response, controller, at: performance.now() };
  globalThis.cbSent ??= new Map();
  globalThis.cbSent.set(requestKey(path, body), sent);
  // Marks a rejection as handled until `takeSentAhead` hands the response over.
  response.catch(() => {});
  return sent;
}

/** The age after which a request is no longer used, in ms. */
const maxAgeMs = 30_000;

/** Returns the request that was sent ahead with this path and body, and forgets it; `undefined` if it is missing or too old. */
export function takeSentAhead(path: string, body: unknown): SentRequest | undefined {
  const key = requestKey(path, body);
  const sent = globalThis.cbSent?.get(key);
  globalThis.cbSent?.delete(key);
  return sent && performance.now() - sent.at < maxAgeMs ? sent : undefined;
}

/** Aborts the requests that nothing has taken over, whose responses are no longer wanted. */
export function abortSentAhead() {
  for (const { controller } of globalThis.cbSent?.values() ?? []) controller.abort();
  globalThis.cbSent?.clear();
}
