/** Codes of refusals, sent as the envelope's ErrorCode. */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'LOGIN_FAILED'
  | 'DUPLICATE_EMAIL'
  | 'INVALID_INPUT'
  | 'INSUFFICIENT_BALANCE'
  | 'NOT_ALLOWED'
  | 'NOT_SIGNED_IN';

/** The errors of one field, in the shape of an entry of `fieldErrors.List` (API-03). */
export interface FieldRefusal {
  readonly FieldName: string;
  readonly Errors: readonly string[];
}

/** The result of a business rule: a value, or a refusal with messages for the member. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly errors: readonly string[];
      readonly fields?: readonly FieldRefusal[];
    };

export function granted<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(code: RefusalCode, ...errors: readonly string[]): Outcome<never> {
  return { ok: false, code, errors };
}

/** Returns a refusal with errors for individual fields. */
export function refusedFields(error: string, fields: readonly FieldRefusal[]): Outcome<never> {
  return { ok: false, code: 'INVALID_INPUT', errors: [error], fields };
}
