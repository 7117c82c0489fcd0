/** The server's messages about one field of a form. */
export interface FieldErrors {
  readonly field: string;
  readonly errors: readonly string[];
}

/** A parsed response: every list is present, every message is a text (API-02). */
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

const knownFields = ['ErrorCode', 'Errors', 'Info', 'Data', 'fieldErrors'];

/**
 * Parses an envelope (API-01 to API-03); `undefined` if the value has none of its fields, or one of another
 * type. Never throws. Its schema is `wireEnvelope`, which it does not use, because visitors would then load
 * the schema library.
 */
export function parseEnvelope(value: unknown): Envelope | undefined {
  if (!isRecord(value)) return undefined;
  if (!knownFields.some((field) => Object.hasOwn(value, field))) return undefined;
  try {
    const errorCode = optional(value['ErrorCode'], isText) ?? '';
    const fieldErrors = optional(value['fieldErrors'], isRecord);
    return {
      success: errorCode === 'SUCCESS',
      errorCode,
      errors: readTexts(value['Errors']),
      info: readTexts(value['Info']),
      fieldErrors: readList(fieldErrors?.['List']).map(readFieldErrors),
      data: readList(value['Data']),
    };
  } catch {
    return undefined;
  }
}

/** Reads a message: a text that is not empty, or a number. Anything else is left out. */
function readText(value: unknown): readonly string[] {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? [text] : [];
}

/** Thrown for a part of an envelope that has another type, and caught by `parseEnvelope`. */
class NotAnEnvelope extends Error {}

/** Returns a value that is absent or passes the check. Throws for any other. */
function optional<Value>(value: unknown, isValid: (value: unknown) => value is Value) {
  if (value === undefined || value === null) return undefined;
  if (isValid(value)) return value;
  throw new NotAnEnvelope();
}

const isText = (value: unknown) => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** Whether a value from the wire is an object; a list counts as one. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readList = (value: unknown) => optional(value, isList) ?? [];

/** Reads a list of messages; a single text counts as a list of one (D52). */
const readTexts = (value: unknown) =>
  isText(value) ? readText(value) : readList(value).flatMap(readText);

function readFieldErrors(value: unknown): FieldErrors {
  if (!isRecord(value) || !isText(value['FieldName'])) throw new NotAnEnvelope();
  return { field: value['FieldName'], errors: readTexts(value['Errors']) };
}
