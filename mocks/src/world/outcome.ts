/** Codes of refusals, as they stand in an envelope's ErrorCode. */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'LOGIN_FAILED'
  | 'DUPLICATE_EMAIL'
  | 'INVALID_INPUT'
  | 'INSUFFICIENT_BALANCE'
  | 'NOT_ALLOWED'
  | 'NOT_SIGNED_IN'
  | 'TOO_MANY_TRIES';

/** What is wrong with one field of a body, as `fieldErrors.List` has it (API-03). */
export interface FieldRefusal {
  readonly FieldName: string;
  readonly Errors: readonly string[];
}

/** What a business rule decided: a value, or a refusal in words meant for the member. */
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

/** A refusal that names the fields it is about. */
export function refusedFields(error: string, fields: readonly FieldRefusal[]): Outcome<never> {
  return { ok: false, code: 'INVALID_INPUT', errors: [error], fields };
}
