import { LoginScreen } from '@cb/ui/screens/Public/LoginScreen/LoginScreen.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sessionQuery } from '../lib/session.ts';
import { useAuth } from './AuthProvider.tsx';

export interface LoginProps {
  signUpHref: string;
  /** Called once a login has succeeded and the session is known to have changed. */
  onLoggedIn: () => void;
}

/** The login screen over POST /ath and /resetpassword (part 1 §2, §4). Needs an AuthProvider. */
export function Login({ signUpHref, onLoggedIn }: LoginProps) {
  const { state, change, submit, requestReset, leave } = useAuth().login;
  const queryClient = useQueryClient();
  const { phase, username, password, messages } = state;
  const succeeded = phase === 'succeeded';

  const enter = useEffectEvent(() => {
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    leave();
    onLoggedIn();
  });

  useEffect(() => {
    if (succeeded) enter();
  }, [succeeded]);

  return (
    <LoginScreen
      status={phase}
      {...messages}
      values={{ username, password }}
      signUpHref={signUpHref}
      onChange={change}
      onSubmit={() => void submit()}
      onReset={() => void requestReset()}
    />
  );
}
