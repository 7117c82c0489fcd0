import { fieldsOf, legacyOptions, type AdditionalInfoField } from '@cb/ui/domain/legacyOptions';
import type { CallResult } from '../wire/post.ts';
import { somethingWrong } from '@cb/ui/domain/messages';
import { parseWholeNumber } from '@cb/ui/domain/wholeNumber';

/** The required state (LEG-09), and what else the form and the check need. */
export interface LegacyState {
  /** The amount as typed. */
  readonly amount: string;
  /** The CB to redeem. */
  readonly cbAmount: number;
  readonly confirmation: boolean;
  /** Whether the amount was below 1 CB (decision D63); cleared when it changes. */
  readonly amountRefused: boolean;
  /** Whether the chosen option pays to a mobile number. */
  readonly mobileVerification: boolean;
  readonly errors: readonly string[];
  /** The value of the chosen option; '' if there is none. */
  readonly chosen: string;
  /** Identifies the latest choice, so that late answers to earlier checks are ignored. */
  readonly turn: symbol | undefined;
  /** The outcome of the check; `notAllowed` is the required State RedemptionNotAllowed (LEG-11). */
  readonly check: 'choosing' | 'checking' | 'unchecked' | 'notAllowed' | 'allowed';
  readonly fields: readonly AdditionalInfoField[];
}

export type LegacyEvent =
  | { type: 'chosen'; value: string; turn: symbol }
  | { type: 'checked'; turn: symbol; result: CallResult }
  | { type: 'amount'; typed: string }
  | { type: 'field'; name: string; value: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'order-creation' }
  | { type: 'option-selection' };

export const legacyStart: LegacyState = {
  amount: '0',
  cbAmount: 0,
  confirmation: false,
  amountRefused: false,
  mobileVerification: false,
  errors: [],
  chosen: '',
  turn: undefined,
  check: 'choosing',
  fields: [],
};

/** The legacy flow (LEG-10 to LEG-14). Only the check of the latest choice has an effect. */
export function legacyReducer(state: LegacyState, event: LegacyEvent): LegacyState {
  switch (event.type) {
    case 'chosen':
      return { ...legacyStart, chosen: event.value, turn: event.turn, check: 'checking' };
    case 'checked':
      return event.turn === state.turn ? checked(state, event.result) : state;
    case 'amount':
      return {
        ...state,
        amount: event.typed,
        cbAmount: parseWholeNumber(event.typed) ?? 0,
        amountRefused: false,
      };
    case 'field':
      return {
        ...state,
        fields: state.fields.map((field) =>
          field.name === event.name ? { ...field, value: event.value } : field,
        ),
      };
    case 'confirm':
      return state.cbAmount < 1
        ? { ...state, amountRefused: true }
        : { ...state, confirmation: true };
    case 'cancel':
      return { ...state, confirmation: false };
    // Empty in the specification: creating and selecting take effect elsewhere.
    case 'order-creation':
    case 'option-selection':
      return state;
  }
}

function checked({ chosen, turn }: LegacyState, result: CallResult): LegacyState {
  const reset = { ...legacyStart, chosen, turn };
  if (result.kind !== 'answered') return { ...reset, check: 'unchecked' };
  const { success, errors } = result.envelope;
  if (!success) {
    const why = errors.length > 0 ? errors : [somethingWrong];
    return { ...reset, check: 'notAllowed', errors: why };
  }
  const option = legacyOptions.find(({ value }) => value === chosen);
  return {
    ...reset,
    check: 'allowed',
    mobileVerification: option?.attributes.includes('MobileNo') ?? false,
    fields: option ? fieldsOf(option) : [],
  };
}
