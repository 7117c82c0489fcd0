import { usePlatform } from '@cb/ui/platform/Platform.tsx';
import { passwordsDiffer } from '@cb/ui/screens/Public/SignUpScreen/texts.ts';
import { useReducer } from 'react';
import type { CallResult } from '../lib/post.ts';
import { useExclusive } from '../lib/useExclusive.ts';
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

function settled(state: SignUpState, result: CallResult): SignUpState {
  const answered = result.kind === 'answered';
  return {
    phase: answered ? 'answered' : 'unanswered',
    form: { ...state.form, password: '', repeatPassword: '' },
    messages: withAnswer(state.messages, result),
    accepted: answered && result.envelope.info.length > 0 && result.envelope.errors.length === 0,
  };
}

/** The sign-up flow of part 1 §4 and §5. Lives above the screen, so leaving it loses nothing. */
export function useSignUp() {
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
      dispatch({ type: 'settled', result: await register(state.form) });
    });
  }

  return {
    state,
    submit,
    change: (field: keyof SignUpForm, value: string) => dispatch({ type: 'changed', field, value }),
    reopen: () => dispatch({ type: 'reopened' }),
  };
}
