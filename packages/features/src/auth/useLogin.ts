import type { LoginStatus, LoginValues } from '@cb/ui/screens/Public/LoginScreen';
import { useQueryClient } from '@tanstack/react-query';
import { use, useReducer } from 'react';
import { useElapsed } from '../hooks/useElapsed.ts';
import { useSubmission } from '../hooks/useSubmission.ts';
import { OtherTabsContext } from '../member/otherTabs.ts';
import { isSuccess, type CallResult } from '../wire/post.ts';
import { loginMutation, passwordResetMutation } from './authApi.ts';
import { noMessages, withAnswer, type Messages } from './messages.ts';

export interface LoginState {
  readonly values: LoginValues;
  readonly messages: Messages;
  /** The name of the login that succeeded; '' before it. */
  readonly loggedInAs: string;
}

export type LoginEvent =
  | { type: 'changed'; field: keyof LoginValues; value: string }
  /** A login or a reset has ended. */
  | { type: 'settled'; result: CallResult }
  | { type: 'left' };

export const loginStart: LoginState = {
  values: { username: '', password: '' },
  messages: noMessages,
  loggedInAs: '',
};

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'changed':
      return { ...state, values: { ...state.values, [event.field]: event.value } };
    case 'settled':
      return { ...state, messages: withAnswer(state.messages, event.result) };
    case 'left':
      return { ...loginStart, loggedInAs: state.values.username };
  }
}

/** How long "Password reset response received" is shown, in ms (decision D37). */
const resetReceivedMs = 1000;

/**
 * The login and password-reset flow [LOG-06]. It outlives the screen, so leaving loses nothing: a
 * login that succeeds later still calls the `onLoggedIn` it was submitted with (D65).
 */
export function useLogin() {
  const queryClient = useQueryClient();
  const tabs = use(OtherTabsContext);
  const [{ values, messages, loggedInAs }, dispatch] = useReducer(loginReducer, loginStart);
  const login = useSubmission(loginMutation);
  const reset = useSubmission(passwordResetMutation);
  const isReset = reset.data?.kind === 'answered';
  const wasShown = useElapsed(isReset, resetReceivedMs);

  function status(): LoginStatus {
    if (login.isPending) return 'loggingIn';
    if (reset.isPending) return 'resetting';
    return isReset && !wasShown ? 'resetReceived' : 'editing';
  }

  async function submit(onLoggedIn: () => void) {
    const result = await login.submit(values);
    if (!result) return;
    dispatch({ type: 'settled', result });
    if (!isSuccess(result)) return;
    // The cache may contain another member's data (D60).
    queryClient.clear();
    tabs.tell('login');
    onLoggedIn();
    dispatch({ type: 'left' });
    login.reset();
  }

  async function requestReset() {
    if (status() !== 'editing') return;
    const result = await reset.submit(values.username);
    if (result) dispatch({ type: 'settled', result });
  }

  return {
    status: status(),
    values,
    messages,
    loggedInAs,
    submit,
    requestReset,
    change: (field: keyof LoginValues, value: string) =>
      dispatch({ type: 'changed', field, value }),
  };
}
