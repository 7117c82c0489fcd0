import { toMessages } from '../wire/envelope.ts';
import type { CallResult } from '../wire/post.ts';

/**
 * The messages of a screen: the lists grow with every answer and are never cleared (LOG-09,
 * REG-11).
 */
export interface Messages {
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

export const noMessages: Messages = { errors: [], info: [] };

/** Appends the messages of an answer; a call without an answer adds none. */
export function withAnswer({ errors, info }: Messages, result: CallResult): Messages {
  if (result.kind !== 'answered') return { errors, info };
  const answer = toMessages(result.envelope);
  return { errors: [...errors, ...answer.errors], info: [...info, ...answer.info] };
}
