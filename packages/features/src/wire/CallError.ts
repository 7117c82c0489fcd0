import type { Envelope } from './envelope.ts';
import { saysSessionEnded, type Answer, type CallResult } from './post.ts';

/** Thrown by query functions, because a query that did not get its answer has failed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly result: CallResult;

  constructor(result: CallResult) {
    super(`The call ended as ${result.kind}.`);
    this.result = result;
  }
}

/** The answer that a query failed with; none where no answer came. */
export function answerOf(error: unknown): Envelope | undefined {
  if (!(error instanceof CallError) || error.result.kind !== 'answered') return undefined;
  return error.result.envelope;
}

/** Whether the call itself was refused: not by a guard before it (401, 403, 408, 429), nor by an error (5xx). */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.result.kind !== 'answered') return false;
  const { status } = error.result;
  return status < 500 && ![401, 403, 408, 429].includes(status) && !saysSessionEnded(error.result);
}

/** The answer to a call whose table reads the ErrorCode. Throws a CallError for all but SUCCESS. */
export function successful(result: CallResult): Answer {
  if (result.kind === 'answered' && result.envelope.success) return result;
  throw new CallError(result);
}

/** Whether the records of an answer count where the call's table reads no ErrorCode (D52). */
export function isReadable({ status, envelope }: Answer): boolean {
  const { success, errorCode, errors } = envelope;
  return success || (errorCode === '' && errors.length === 0 && status < 400);
}

/** The answer to a call whose table reads no ErrorCode. Throws a CallError where it says no. */
export function readable(result: CallResult): Answer {
  if (result.kind === 'answered' && isReadable(result)) return result;
  throw new CallError(result);
}

const none: readonly string[] = [];

/** The Errors of the answer that a query failed with; the same empty list where no answer came. */
export const errorsOf = (error: unknown) => answerOf(error)?.errors ?? none;
