import type { Envelope } from './envelope.ts';
import type { CallResult } from './post.ts';

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

const none: readonly string[] = [];

/** The Errors of the answer that a query failed with; the same empty list where no answer came. */
export const errorsOf = (error: unknown) => answerOf(error)?.errors ?? none;
