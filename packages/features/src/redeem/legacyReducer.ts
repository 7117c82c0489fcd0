import { type AdditionalInfoField, fieldsOf, legacyOptions } from '@cb/ui/domain/legacyOptions';
import { parseWholeNumber } from '@cb/ui/domain/wholeNumber';
import { toMessages } from '../shared/forms/formMessages.ts';
import type { CallResult } from '../shared/wire/post.ts';

/** The state that LEG-09 requires, and that of the form and the check. */
export interface LegacyState {
  /** The value of the chosen option; '' if there is none. */
  readonly chosen: string;
  /** Identifies the latest choice, so that late responses to earlier checks are ignored. */
  readonly choiceId: symbol | undefined;
  /** The outcome of the check; `notAllowed` is the required State RedemptionNotAllowed (LEG-11). */
  readonly check: 'choosing' | 'checking' | 'unchecked' | 'notAllowed' | 'allowed';
  /** The Errors of the check's response. */
  readonly errors: readonly string[];
  /** The Info of the check's response. */
  readonly info: readonly string[];
  /** The amount as typed. */
  readonly amount: string;
  /** The typed amount in CB; 0 if it is no whole number. */
  readonly cbAmount: number;
  /** Whether the amount was below 1 CB (D63); cleared when it changes. */
  readonly amountRefused: boolean;
  /** The additional information that the chosen option needs, as typed. */
  readonly fields: readonly AdditionalInfoField[];
  /** Whether the chosen option pays to a mobile number. */
  readonly mobileVerification: boolean;
  /** Whether the member is asked to confirm the order. */
  readonly confirmation: boolean;
}

export type LegacyEvent =
  | { type: 'choose'; value: string; choiceId: symbol }
  | { type: 'checked'; choiceId: symbol; result: CallResult }
  | { type: 'typeAmount'; text: string }
  | { type: 'typeField'; name: string; text: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'order-creation' }
  | { type: 'option-selection' };

export const initialLegacyState: LegacyState = {
  chosen: '',
  choiceId: undefined,
  check: 'choosing',
  errors: [],
  info: [],
  amount: '0',
  cbAmount: 0,
  amountRefused: false,
  fields: [],
  mobileVerification: false,
  confirmation: false,
};

/** Returns the state after an event (LEG-10 to LEG-14). Only the check of the latest choice has an effect. */
export function legacyReducer(state: LegacyState, event: LegacyEvent): LegacyState {
  switch (event.type) {
    case 'choose':
      return {
        ...initialLegacyState,
        chosen: event.value,
        choiceId: event.choiceId,
        check: 'checking',
      };
    case 'checked':
      return event.choiceId === state.choiceId ? afterCheck(state, event.result) : state;
    case 'typeAmount':
      return {
        ...state,
        amount: event.text,
        cbAmount: parseWholeNumber(event.text) ?? 0,
        amountRefused: false,
      };
    case 'typeField':
      return {
        ...state,
        fields: state.fields.map((field) =>
          field.name === event.name ? { ...field, value: event.text } : field,
        ),
      };
    case 'confirm': {
      const amountRefused = state.cbAmount < 1;
      return { ...state, amountRefused, confirmation: !amountRefused };
    }
    case 'cancel':
      return { ...state, confirmation: false };
    // LEG-14 requires both events without an effect.
    case 'order-creation':
    case 'option-selection':
      return state;
  }
}

/** Returns the state after the response to a check, which empties the form (LEG-12). */
function afterCheck({ chosen, choiceId }: LegacyState, result: CallResult): LegacyState {
  const emptyForm = { ...initialLegacyState, chosen, choiceId };
  if (result.kind !== 'responded') return { ...emptyForm, check: 'unchecked' };
  if (!result.envelope.success) {
    return { ...emptyForm, check: 'notAllowed', ...toMessages(result.envelope) };
  }
  const option = legacyOptions.find(({ value }) => value === chosen);
  return {
    ...emptyForm,
    check: 'allowed',
    fields: option ? fieldsOf(option) : [],
    mobileVerification: option?.attributes.includes('MobileNo') ?? false,
  };
}
