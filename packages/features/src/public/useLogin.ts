import { linkSent } from '@cb/ui/domain/commonMessages';
import { useElapsed } from '@cb/ui/platform/useElapsed';
import type { LoginStatus, LoginValues } from '@cb/ui/screens/Public/LoginScreen';
import { use, useReducer, useState } from 'react';
import { useSubmission } from '../shared/forms/useSubmission.ts';
import { MemberClientContext } from '../shared/session/memberClient.ts';
import { OtherTabsContext } from '../shared/session/otherTabs.ts';
import { type CallResult, isSuccess } from '../shared/wire/post.ts';
import { logIn, type Messages, noMessages, resetPassword, withResponse } from './authApi.ts';

export interface LoginState {
  readonly values: LoginValues;
  readonly messages: Messages;
}

export type LoginEvent =
  | { type: 'changed'; field: keyof LoginValues; value: string }
  /** A login or a reset has ended; `accepted` is shown after a SUCCESS without any message. */
  | { type: 'settled'; result: CallResult; accepted?: string }
  | { type: 'left' };

export const initialLoginState: LoginState = {
  values: { username: '', password: '' },
  messages: noMessages,
};

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'changed':
      return { ...state, values: { ...state.values, [event.field]: event.value } };
    case 'settled':
      return { ...state, messages: withResponse(state.messages, event.result, event.accepted) };
    case 'left':
      return initialLoginState;
  }
}

/** How long "Password reset response received" is shown, in ms (D37). */
const resetReceivedMs = 1000;

/**
 * The login and password-reset flow (LOG-06). It outlives the screen, so leaving loses nothing: a
 * login that succeeds later still calls the `onLoggedIn` it was submitted with (D65).
 */
export function useLogin() {
  const { client } = use(MemberClientContext);
  const tabs = use(OtherTabsContext);
  const [{ values, messages }, dispatch] = useReducer(loginReducer, initialLoginState);
  const login = useSubmission('login', logIn);
  const reset = useSubmission('passwordReset', resetPassword);
  const [isReset, setReset] = useState(false);
  const isNoticeOver = useElapsed(isReset, resetReceivedMs);

  function toStatus(): LoginStatus {
    if (login.isBusy) return 'loggingIn';
    if (reset.isBusy) return 'resetting';
    return isReset && !isNoticeOver ? 'resetReceived' : 'editing';
  }

  async function submit(onLoggedIn: () => void) {
    // Neither call of the screen is sent while the other is pending.
    if (reset.isBusy) return;
    const result = await login.submit(values);
    if (!result) return;
    dispatch({ type: 'settled', result });
    if (!isSuccess(result)) return;
    // The cache may contain another member's data (D60).
    client?.clear();
    tabs.broadcast('login');
    onLoggedIn();
    dispatch({ type: 'left' });
  }

  async function requestReset() {
    if (toStatus() !== 'editing') return;
    setReset(false);
    const result = await reset.submit(values.username);
    if (!result) return;
    setReset(result.kind === 'responded');
    dispatch({ type: 'settled', result, accepted: linkSent });
  }

  return {
    status: toStatus(),
    values,
    messages,
    submit,
    requestReset,
    change: (field: keyof LoginValues, value: string) =>
      dispatch({ type: 'changed', field, value }),
  };
}
