import { usePlatform } from '@cb/ui/platform';
import { passwordsDiffer } from '@cb/ui/screens/Public/SignUpScreen/texts';
import { useReducer } from 'react';
import type { CallResult } from '../wire/post.ts';
import { useExclusive } from '../exactlyOnce/useExclusive.ts';
import { register, type SignUpForm } from './api.ts';
import { noMessages, withAnswer, type Messages } from './messages.ts';

export type SignUpPhase = 'editing' | 'mismatch' | 'submitting' | 'answered' | 'unanswered';

export interface SignUpState {
  readonly phase: SignUpPhase;
  readonly form: SignUpForm;
  readonly messages: Messages;
  /** The last answer brought Info and no Errors. */
  readonly accepted: boolean;
}

export type SignUpEvent =
  | { type: 'changed'; field: keyof SignUpForm; value: string }
  | { type: 'mismatched' }
  | { type: 'submitted' }
  | { type: 'settled'; result: CallResult }
  | { type: 'reopened' };

export const signUpStart: SignUpState = {
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
    case 'submitted':
      return { ...state, phase: 'submitting' };
    case 'settled':
      return settled(state, event.result);
    case 'reopened':
      return { ...state, phase: 'editing' };
  }
}

/** What an answer to a registration says of it: accepted with Info and without Errors. */
const isAccepted = (result: CallResult) =>
  result.kind === 'answered' &&
  result.envelope.info.length > 0 &&
  result.envelope.errors.length === 0;

function settled(state: SignUpState, result: CallResult): SignUpState {
  const answered = result.kind === 'answered';
  return {
    phase: answered ? 'answered' : 'unanswered',
    form: { ...state.form, password: '', repeatPassword: '' },
    messages: withAnswer(state.messages, result),
    accepted: isAccepted(result),
  };
}

/**
 * The sign-up flow [REG-09]. Lives above the screen, so leaving it loses nothing. Tells the address
 * of a registration that was accepted, for the login (D68).
 */
export function useSignUp(onAccepted: (email: string) => void) {
  const { alert } = usePlatform();
  const exclusively = useExclusive();
  const [state, dispatch] = useReducer(signUpReducer, signUpStart);

  function submit() {
    return exclusively(async () => {
      if (state.form.password !== state.form.repeatPassword) {
        dispatch({ type: 'mismatched' });
        alert(passwordsDiffer);
        return;
      }
      dispatch({ type: 'submitted' });
      const result = await register(state.form);
      dispatch({ type: 'settled', result });
      if (isAccepted(result)) onAccepted(state.form.email);
    });
  }

  return {
    state,
    submit,
    change: (field: keyof SignUpForm, value: string) => dispatch({ type: 'changed', field, value }),
    reopen: () => dispatch({ type: 'reopened' }),
  };
}
