import * as v from 'valibot';

/** A list of texts; a single text counts as a list of one (D52). */
const texts = v.nullish(v.union([v.string(), v.array(v.unknown())]));

/**
 * The schema of every response's envelope (API-01 to API-03), for the contract. The site parses it by hand in
 * `envelope.ts`, so that visitors load no schema library.
 */
export const wireEnvelope = v.object({
  ErrorCode: v.nullish(v.string()),
  Errors: texts,
  Info: texts,
  Data: v.nullish(v.array(v.unknown())),
  fieldErrors: v.nullish(
    v.object({ List: v.nullish(v.array(v.object({ FieldName: v.string(), Errors: texts }))) }),
  ),
});

/** The envelope on the wire: every field may be missing or null, but not all of them (D52). */
export type WireEnvelope = v.InferInput<typeof wireEnvelope>;
