import { type LoginReason, LoginScreen } from '@cb/ui/screens/Public/LoginScreen';
import { useState } from 'react';
import { toFieldErrors } from '../shared/forms/formMessages.ts';
import { noMessages } from './authApi.ts';
import { useAuth, useCookiesOff } from './AuthProvider.tsx';

/** The server's names of the fields in its errors. */
const wireNames = { username: 'Email', password: 'Password' };

export interface LoginProps {
  /** Why the site led here; undefined if the member came on their own. */
  reason?: LoginReason | undefined;
  /** The address of the sign-up. */
  signUpHref: string;
  /** Called when the login is sent, to fetch the next screen in the meantime. */
  onSubmit: () => void;
  /**
   * Called once a login has succeeded, even if the member has moved on to another screen by then.
   */
  onLoggedIn: () => void;
}

/** The login screen over POST /ath and /resetpassword. Needs an AuthProvider. */
export function Login({ reason, signUpHref, onSubmit, onLoggedIn }: LoginProps) {
  const { status, values, messages, change, submit, requestReset } = useAuth().login;
  const areCookiesOff = useCookiesOff();
  // Without cookies the server refuses every call, with messages that do not name the cause.
  const shownMessages = areCookiesOff ? noMessages : messages;
  // Local to this screen, so that a member who returns to the login finds the form.
  const [hasEntered, setEntered] = useState(false);

  function enter() {
    setEntered(true);
    onLoggedIn();
  }

  return (
    <LoginScreen
      status={hasEntered ? 'succeeded' : status}
      reason={areCookiesOff ? 'cookies' : reason}
      {...shownMessages}
      fieldErrors={toFieldErrors(shownMessages.fieldErrors, wireNames)}
      values={values}
      signUpHref={signUpHref}
      onChange={change}
      onSubmit={() => {
        onSubmit();
        void submit(enter);
      }}
      onReset={() => void requestReset()}
    />
  );
}
