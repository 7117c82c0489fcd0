import { SignUpScreen, type SignUpScreenState } from '@cb/ui/screens/Public/SignUpScreen';
import { toFieldErrors } from '../shared/forms/formMessages.ts';
import { noMessages } from './authApi.ts';
import { useAuth, useCookiesOff } from './AuthProvider.tsx';
import type { SignUpState } from './useSignUp.ts';

/** The server's names of the fields in its errors. */
const wireNames = { email: 'Email', password: 'Password', zipcode: 'ZipCode' };

export interface SignUpProps {
  /** The address of the login. */
  loginHref: string;
}

/** The sign-up screen over POST /register (REG-09 to REG-12). Needs an AuthProvider above it. */
export function SignUp({ loginHref }: SignUpProps) {
  const { state, isSubmitting, change, submit, reopen } = useAuth().signUp;
  const areCookiesOff = useCookiesOff();
  // Without cookies the server refuses every call, with messages that do not name the cause.
  const { errors, info, newest } = areCookiesOff ? noMessages : state.messages;
  return (
    <SignUpScreen
      {...toSignUpScreenState(state, isSubmitting)}
      errors={errors}
      info={info}
      newest={newest}
      cookiesOff={areCookiesOff}
      loginHref={loginHref}
      onChange={change}
      onSubmit={() => void submit()}
      onReopen={reopen}
    />
  );
}

/** Returns the state of the screen, without its messages. */
export function toSignUpScreenState(state: SignUpState, isSubmitting: boolean): SignUpScreenState {
  if (isSubmitting) return { status: 'submitting' };
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
