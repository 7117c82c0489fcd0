import { somethingWrong } from '@cb/ui/domain/messages';
import * as v from 'valibot';

/** Reads a message: a text that is not empty, or a number. Anything else is left out. */
function readText(value: unknown): readonly string[] {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? [text] : [];
}

/** A list of texts; a single text counts as a list of one (D52). */
const texts = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.unknown())]), []),
  v.transform((value) => [value].flat().flatMap(readText)),
);

const fieldErrors = v.nullish(
  v.object({ List: v.nullish(v.array(v.object({ FieldName: v.string(), Errors: texts })), []) }),
  { List: [] },
);

/** The envelope of every answer (API-01 to API-03). */
export const wireEnvelope = v.object({
  ErrorCode: v.nullish(v.string(), ''),
  Errors: texts,
  Info: texts,
  Data: v.nullish(v.array(v.unknown()), []),
  fieldErrors,
});

const knownFields = Object.keys(wireEnvelope.entries);

/** The envelope on the wire: every field may be missing or null, but not all of them (D52). */
export type WireEnvelope = v.InferInput<typeof wireEnvelope>;

/** The server's messages about one field of a form. */
export interface FieldErrors {
  readonly field: string;
  readonly errors: readonly string[];
}

/** A parsed answer: every list is present, every message is a text (API-02). */
export interface Envelope {
  readonly success: boolean;
  /** `SUCCESS`, or the server's own code; '' if it sent none. */
  readonly errorCode: string;
  readonly errors: readonly string[];
  readonly info: readonly string[];
  readonly fieldErrors: readonly FieldErrors[];
  /** The records; each call checks their shape itself. */
  readonly data: readonly unknown[];
}

/** Parses an envelope; `undefined` if the value has none of its fields. Never throws. */
export function parseEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!knownFields.some((field) => Object.hasOwn(value, field))) return undefined;
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

/** The messages of an answer for a form; those about a field start with the field's name. */
export const toMessages = ({ errors, info, fieldErrors }: Envelope) => ({
  errors: [
    ...errors,
    ...fieldErrors.map(({ field, errors: ofField }) => `${field}: ${ofField.join(' ')}`),
  ],
  info,
});

/** The Errors of a refusal, or a general message if the answer has no messages at all (D3). */
export const refusalErrors = ({ errors, info }: Envelope): readonly string[] =>
  errors.length + info.length === 0 ? [somethingWrong] : errors;
