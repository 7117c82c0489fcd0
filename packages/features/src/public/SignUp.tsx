import { SignUpScreen, type SignUpScreenState } from '@cb/ui/screens/Public/SignUpScreen';
import { useAuth, useCookiesOff } from './AuthProvider.tsx';
import { noMessages } from './authApi.ts';
import type { SignUpState } from './useSignUp.ts';
import { toFieldErrors } from '../shared/forms/formMessages.ts';

const wireNames = { email: 'Email', password: 'Password', zipcode: 'ZipCode' };

export function toSignUpScreenState(state: SignUpState, submitting: boolean): SignUpScreenState {
  if (submitting) return { status: 'submitting' };
  const { phase, form, accepted, messages } = state;
  switch (phase) {
    case 'editing':
    case 'mismatch':
      return {
        status: phase,
        values: form,
        fieldErrors: toFieldErrors(messages.fieldErrors, wireNames),
      };
    case 'responded':
      return { status: phase, accepted };
    case 'noResponse':
      return { status: phase };
  }
}

/** The sign-up screen over POST /register (REG-09 to REG-12). Needs an AuthProvider above it. */
export function SignUp({
  loginHref,
}: {
  /** The address of the login. */
  loginHref: string;
}) {
  const { state, submitting, change, submit, reopen } = useAuth().signUp;
  const areCookiesOff = useCookiesOff();
  // Without cookies the server refuses every call, with messages that do not name the cause.
  const { errors, info, newest } = areCookiesOff ? noMessages : state.messages;
  return (
    <SignUpScreen
      {...toSignUpScreenState(state, submitting)}
      {...{ errors, info, newest }}
      cookiesOff={areCookiesOff}
      loginHref={loginHref}
      onChange={change}
      onSubmit={() => void submit()}
      onReopen={reopen}
    />
  );
}
