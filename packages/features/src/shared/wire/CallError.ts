import type { Envelope } from './envelope.ts';
import { saysSessionEnded, type CallResponse, type CallResult } from './post.ts';

/** Thrown by query functions when a call did not get the response it needs. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly result: CallResult;

  constructor(result: CallResult) {
    super(`The call ended as ${result.kind}.`);
    this.result = result;
  }
}

/** Returns the response that a query failed with; `undefined` if there was none. */
function responseOf(error: unknown): CallResponse | undefined {
  return error instanceof CallError && error.result.kind === 'responded' ? error.result : undefined;
}

/** Returns the envelope that a query failed with; `undefined` if there was no response. */
export const envelopeOf = (error: unknown): Envelope | undefined => responseOf(error)?.envelope;

/** The statuses below 500 that say nothing about the request itself. */
const unrelatedStatuses = [401, 403, 408, 429];

/** Whether the server declined the request itself. Excludes 401, 403, 408, 429, 5xx and an ended session. */
export function isRefusal(error: unknown): boolean {
  const response = responseOf(error);
  if (!response || saysSessionEnded(response)) return false;
  return response.status < 500 && !unrelatedStatuses.includes(response.status);
}

/**
 * Returns the response of a call that reads the ErrorCode. Throws a CallError for all but SUCCESS.
 */
export function requireSuccess(result: CallResult): CallResponse {
  if (result.kind === 'responded' && result.envelope.success) return result;
  throw new CallError(result);
}

/** Whether the records of a response count, for calls that don't read the ErrorCode (D52). */
export function isReadable({ status, envelope }: CallResponse): boolean {
  const { success, errorCode, errors } = envelope;
  return success || (errorCode === '' && errors.length === 0 && status < 400);
}

/**
 * Returns the response of a call that doesn't read the ErrorCode. Throws a CallError if it is not
 * readable.
 */
export function requireReadable(result: CallResult): CallResponse {
  if (result.kind === 'responded' && isReadable(result)) return result;
  throw new CallError(result);
}

/** Whether a call failed because of the network, rather than the server. */
export const isNetworkFailure = (error: unknown) =>
  error instanceof CallError &&
  error.result.kind === 'transport' &&
  error.result.reason === 'network';

const noErrors: readonly string[] = [];

/** Returns the Errors of the response that a query failed with; always the same empty list if there was none. */
export const errorsOf = (error: unknown) => envelopeOf(error)?.errors ?? noErrors;
