import * as v from 'valibot';

const texts = v.nullish(v.array(v.string()), []);

const fieldErrors = v.nullish(
  v.object({ List: v.nullish(v.array(v.object({ FieldName: v.string(), Errors: texts })), []) }),
  { List: [] },
);

const wireEnvelope = v.object({
  ErrorCode: v.string(),
  Errors: texts,
  Info: texts,
  Data: v.nullish(v.array(v.unknown()), []),
  fieldErrors,
});

/** The envelope as a server writes it: lists may be missing or null (part 1 §3). */
export type WireEnvelope = v.InferInput<typeof wireEnvelope>;

/** Messages the server gave for one field of a form. */
export interface FieldErrors {
  readonly field: string;
  readonly errors: readonly string[];
}

/** A parsed answer: every list is there, every message is a text (part 1 §3). */
export interface Envelope {
  readonly success: boolean;
  /** `SUCCESS`, or the server's own code. */
  readonly errorCode: string;
  readonly errors: readonly string[];
  readonly info: readonly string[];
  readonly fieldErrors: readonly FieldErrors[];
  /** Records whose shape the call itself checks. */
  readonly data: readonly unknown[];
}

/** Reads an unknown value as an envelope; `undefined` when it is none. Never throws. */
export function parseEnvelope(value: unknown): Envelope | undefined {
  const parsed = v.safeParse(wireEnvelope, value);
  if (!parsed.success) return undefined;
  const { ErrorCode, Errors, Info, Data, fieldErrors } = parsed.output;
  return {
    success: ErrorCode === 'SUCCESS',
    errorCode: ErrorCode,
    errors: Errors,
    info: Info,
    fieldErrors: fieldErrors.List.map(({ FieldName, Errors }) => ({
      field: FieldName,
      errors: Errors,
    })),
    data: Data,
  };
}
