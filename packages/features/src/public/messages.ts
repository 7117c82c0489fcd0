import { toMessages } from '../wire/envelope.ts';
import type { CallResult } from '../wire/post.ts';

/** The lists of a screen: they grow with every answer and are not cleared (LOG-09, REG-11). */
export interface Messages {
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

export const noMessages: Messages = { errors: [], info: [] };

/** Appends what an answer brought; a call without an answer brings nothing. */
export function withAnswer({ errors, info }: Messages, result: CallResult): Messages {
  if (result.kind !== 'answered') return { errors, info };
  const answer = toMessages(result.envelope);
  return { errors: [...errors, ...answer.errors], info: [...info, ...answer.info] };
}
