import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { use, useReducer } from 'react';
import { OtherTabsContext } from '../member/otherTabs.ts';
import type { CallResult } from '../wire/post.ts';
import { useExclusive } from '../exactlyOnce/useExclusive.ts';
import { logIn, requestPasswordReset } from './api.ts';
import { noMessages, withAnswer, type Messages } from './messages.ts';

export type LoginPhase = 'editing' | 'loggingIn' | 'resetting' | 'resetReceived' | 'succeeded';

export interface LoginState {
  readonly phase: LoginPhase;
  readonly username: string;
  readonly password: string;
  readonly messages: Messages;
}

export type LoginEvent =
  | { type: 'changed'; field: 'username' | 'password'; value: string }
  | { type: 'loginSent' }
  | { type: 'loginSettled'; result: CallResult }
  | { type: 'resetSent' }
  | { type: 'resetSettled'; result: CallResult }
  | { type: 'resetShown' }
  | { type: 'left' };

export const loginStart: LoginState = {
  phase: 'editing',
  username: '',
  password: '',
  messages: noMessages,
};

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'changed':
      return { ...state, [event.field]: event.value };
    case 'loginSent':
      return { ...state, phase: 'loggingIn' };
    case 'loginSettled': {
      const { result } = event;
      const succeeded = result.kind === 'answered' && result.envelope.success;
      return {
        ...state,
        phase: succeeded ? 'succeeded' : 'editing',
        messages: withAnswer(state.messages, result),
      };
    }
    case 'resetSent':
      return { ...state, phase: 'resetting' };
    case 'resetSettled': {
      const answered = event.result.kind === 'answered';
      return {
        ...state,
        phase: answered ? 'resetReceived' : 'editing',
        messages: withAnswer(state.messages, event.result),
      };
    }
    case 'resetShown':
      return { ...state, phase: 'editing' };
    case 'left':
      return loginStart;
  }
}

/** How long "Password reset response received" stands, in ms (decision D37). */
const resetReceivedMs = 1000;

/**
 * The login and password-reset flow [LOG-06]. Lives above the screen, so leaving it loses nothing: a
 * login that succeeds later still calls the `onLoggedIn` it was submitted with (D65).
 */
export function useLogin() {
  const { clock } = usePlatform();
  const queryClient = useQueryClient();
  const tabs = use(OtherTabsContext);
  const exclusively = useExclusive();
  const [state, dispatch] = useReducer(loginReducer, loginStart);

  const submit = (onLoggedIn: () => void) =>
    exclusively(async () => {
      dispatch({ type: 'loginSent' });
      const result = await logIn(state.username, state.password);
      dispatch({ type: 'loginSettled', result });
      if (result.kind !== 'answered' || !result.envelope.success) return;
      // Whatever the server said was said to someone else (D60).
      queryClient.clear();
      tabs.tell('login');
      onLoggedIn();
      dispatch({ type: 'left' });
    });

  const requestReset = () =>
    exclusively(async () => {
      dispatch({ type: 'resetSent' });
      const result = await requestPasswordReset(state.username);
      dispatch({ type: 'resetSettled', result });
      if (result.kind !== 'answered') return;
      await new Promise<void>((shown) => clock.after(resetReceivedMs, shown));
      dispatch({ type: 'resetShown' });
    });

  return {
    state,
    submit,
    requestReset,
    change: (field: 'username' | 'password', value: string) =>
      dispatch({ type: 'changed', field, value }),
  };
}
