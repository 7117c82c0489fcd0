import * as v from 'valibot';
import { CallError } from './CallError.ts';
import type { CallResult } from './post.ts';
import { report } from './report.ts';

/**
 * Reads Data[0] of a successful answer. Throws a CallError for any other outcome; a success whose
 * record has another shape is reported as well.
 */
export function firstRecord<const Schema extends v.GenericSchema>(
  path: string,
  result: CallResult,
  schema: Schema,
): v.InferOutput<Schema> {
  if (result.kind !== 'answered' || !result.envelope.success) throw new CallError(result);
  const parsed = v.safeParse(schema, result.envelope.data[0]);
  if (parsed.success) return parsed.output;
  const failure = { kind: 'malformed', path, reason: 'unexpected-data' } as const;
  report(failure);
  throw new CallError(failure);
}
