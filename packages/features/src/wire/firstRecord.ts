import * as v from 'valibot';
import { CallError } from './CallError.ts';
import type { Answer } from './post.ts';
import { logFailure } from './failures.ts';

/**
 * Reads Data[0] of an answer that passed `successful` or `readable`. If the record has another
 * shape, it reports that and throws a CallError with the answer, whose lists can still be shown.
 */
export function firstRecord<const Schema extends v.GenericSchema>(
  path: string,
  answer: Answer,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer.envelope.data[0]);
  if (parsed.success) return parsed.output;
  logFailure({ kind: 'malformed', path, reason: 'unexpected-data' });
  throw new CallError(answer);
}
