import * as v from 'valibot';
import { CallError } from './CallError.ts';
import { logFailure } from './failures.ts';
import type { CallResponse } from './post.ts';

/**
 * An id as the server wrote it, number or text; it is sent back unchanged (D57). As a key:
 * `String(id)`.
 */
export type WireId = string | number;

/** The schema of an id: a non-empty text or a finite number. */
export const wireId = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]);

/** The schema of a number, or of a text that is one, such as "50" (D300). */
export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
  v.finite(),
);

/** Like `wireNumber`; anything else is NaN, which is shown as unknown. */
export const wireFigure = v.fallback(wireNumber, Number.NaN);

/**
 * Reads Data[0] of a response that passed `requireSuccess` or `requireReadable`. A record of another shape is
 * logged, and throws a CallError with the response, whose Errors and Info can still be shown.
 */
export function firstRecord<const Schema extends v.GenericSchema>(
  path: string,
  response: CallResponse,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, response.envelope.data[0]);
  if (parsed.success) return parsed.output;
  logFailure({ kind: 'malformed', path, reason: 'unexpected-data' });
  throw new CallError(response);
}

/** Reads the records of a response. Those of another shape are logged and left out. */
export function readList<const Schema extends v.GenericSchema>(
  path: string,
  data: readonly unknown[],
  schema: Schema,
): v.InferOutput<Schema>[] {
  const records = data.flatMap((entry) => {
    const parsed = v.safeParse(schema, entry);
    return parsed.success ? [parsed.output] : [];
  });
  if (records.length < data.length) {
    logFailure({ kind: 'malformed', path, reason: 'unexpected-data' });
  }
  return records;
}

/** Returns the items without duplicates: of those with the same key, the first. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const firstByKey = new Map<unknown, Item>();
  for (const item of items) if (!firstByKey.has(keyOf(item))) firstByKey.set(keyOf(item), item);
  return [...firstByKey.values()];
}
