import { passwordsDiffer } from '@cb/ui/domain/commonMessages';
import { usePlatform } from '@cb/ui/platform';
import { useReducer } from 'react';
import { toMessages } from '../shared/forms/formMessages.ts';
import { useSubmission } from '../shared/forms/useSubmission.ts';
import type { CallResult } from '../shared/wire/post.ts';
import { type Messages, noMessages, register, type SignUpForm, withResponse } from './authApi.ts';

/** The state of the form while nothing is being sent. */
export type SignUpPhase = 'editing' | 'mismatch' | 'responded' | 'noResponse';

export interface SignUpState {
  readonly phase: SignUpPhase;
  readonly form: SignUpForm;
  readonly messages: Messages;
  /** Whether the last response accepted the registration. */
  readonly accepted: boolean;
}

export type SignUpEvent =
  | { type: 'changed'; field: keyof SignUpForm; value: string }
  | { type: 'mismatched' }
  | { type: 'settled'; result: CallResult }
  | { type: 'reopened' };

export const initialSignUpState: SignUpState = {
  phase: 'editing',
  form: { email: '', password: '', repeatPassword: '', zipcode: '' },
  messages: noMessages,
  accepted: false,
};

export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'changed':
      return { ...state, phase: 'editing', form: { ...state.form, [event.field]: event.value } };
    case 'mismatched':
      return { ...state, phase: 'mismatch' };
    case 'settled':
      return afterCall(state, event.result);
    case 'reopened':
      return { ...state, phase: 'editing' };
  }
}

/** Whether a registration was accepted. A refusal without a message counts as refused: `toMessages` adds an error. */
const isAccepted = (result: CallResult) =>
  result.kind === 'responded' && toMessages(result.envelope).errors.length === 0;

function afterCall({ form, messages }: SignUpState, result: CallResult): SignUpState {
  const accepted = isAccepted(result);
  return {
    phase: result.kind === 'responded' ? 'responded' : 'noResponse',
    form: accepted ? { ...form, password: '', repeatPassword: '' } : form,
    messages: withResponse(messages, result),
    accepted,
  };
}

/**
 * The sign-up flow (REG-09). It outlives the screen, so leaving loses nothing. Calls `onAccepted` with
 * the address of an accepted registration, for the login (D68).
 */
export function useSignUp(onAccepted: (email: string) => void) {
  const { alert } = usePlatform();
  const [state, dispatch] = useReducer(signUpReducer, initialSignUpState);
  const registration = useSubmission('registration', register);

  async function submit() {
    const { form } = state;
    if (form.password !== form.repeatPassword) {
      dispatch({ type: 'mismatched' });
      alert(passwordsDiffer);
      return;
    }
    const result = await registration.submit(form);
    if (!result) return;
    dispatch({ type: 'settled', result });
    if (isAccepted(result)) onAccepted(form.email);
  }

  return {
    state,
    isSubmitting: registration.isBusy,
    submit,
    change: (field: keyof SignUpForm, value: string) => dispatch({ type: 'changed', field, value }),
    reopen: () => dispatch({ type: 'reopened' }),
  };
}
