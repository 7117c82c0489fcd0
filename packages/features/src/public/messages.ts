import type { NewestMessages } from '@cb/ui/components/AlertLists';
import { toMessages } from '../wire/envelope.ts';
import type { CallResult } from '../wire/post.ts';

/**
 * The messages of a screen: the lists grow with every answer and are never cleared (LOG-09,
 * REG-11).
 */
export interface Messages {
  readonly errors: readonly string[];
  readonly info: readonly string[];
  /** The messages that the last answer added. */
  readonly newest: NewestMessages;
}

export const noMessages: Messages = {
  errors: [],
  info: [],
  newest: { errors: 0, info: 0 },
};

/** Appends the messages of an answer; a call without an answer adds none. */
export function withAnswer(before: Messages, result: CallResult): Messages {
  if (result.kind !== 'answered') return before;
  const { errors, info } = toMessages(result.envelope);
  return {
    errors: [...before.errors, ...errors],
    info: [...before.info, ...info],
    newest: { errors: errors.length, info: info.length },
  };
}
