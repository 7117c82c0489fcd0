import type { WireEnvelope } from '@cb/features/shared/wire/wireEnvelope';
import type { Outcome } from '../world/outcome.ts';

/** Returns a success envelope (API-01, API-02) with records and messages. */
export function success(data: readonly unknown[] = [], info: readonly string[] = []): WireEnvelope {
  return { ErrorCode: 'SUCCESS', Errors: [], Info: [...info], Data: [...data] };
}

/** Returns a refusal envelope: a code for programs, messages for the member. */
export function failure(code: string, ...errors: readonly string[]): WireEnvelope {
  return { ErrorCode: code, Errors: [...errors], Info: [], Data: [] };
}

/** Maps an outcome to an envelope: a refusal directly, a value with `onValue`. */
export function envelopeOf<T>(
  outcome: Outcome<T>,
  onValue: (value: T) => WireEnvelope,
): WireEnvelope {
  if (outcome.ok) return onValue(outcome.value);
  const { code, errors, fields } = outcome;
  if (!fields) return failure(code, ...errors);
  const List = fields.map(({ FieldName, Errors }) => ({ FieldName, Errors: [...Errors] }));
  return { ...failure(code, ...errors), fieldErrors: { List } };
}

export const notSignedIn = failure('NOT_SIGNED_IN', 'You are not logged in. Log in to go on.');
