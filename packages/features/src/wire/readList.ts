import * as v from 'valibot';
import { logFailure } from './failures.ts';

/** Reads the records of an answer. Those of another shape are logged and left out. */
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

/** Returns the items without those whose key an earlier one has. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const found = new Map<unknown, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()];
}
