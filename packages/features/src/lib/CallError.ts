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
