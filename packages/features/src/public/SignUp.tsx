import { SignUpScreen, type SignUpScreenState } from '@cb/ui/screens/Public/SignUpScreen';
import { useAuth, useCookiesOff } from './AuthProvider.tsx';
import { noMessages } from './authApi.ts';
import type { SignUpState } from './useSignUp.ts';

/** Returns the server's messages about fields, whose names on the wire begin with capitals (REG-08). */
const toFieldErrors = ({ fieldErrors }: SignUpState) =>
  Object.fromEntries(
    fieldErrors.map(({ field, errors }) => [field.toLowerCase(), errors.join(' ')]),
  );

export function toSignUpScreenState(state: SignUpState, submitting: boolean): SignUpScreenState {
  if (submitting) return { status: 'submitting' };
  const { phase, form, accepted } = state;
  switch (phase) {
    case 'editing':
    case 'mismatch':
      return { status: phase, values: form, fieldErrors: toFieldErrors(state) };
    case 'answered':
      return { status: phase, accepted };
    case 'unanswered':
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
  return (
    <SignUpScreen
      {...toSignUpScreenState(state, submitting)}
      cookiesOff={areCookiesOff}
      // The server refuses every call then, and does not know why.
      {...(areCookiesOff ? noMessages : state.messages)}
      loginHref={loginHref}
      onChange={change}
      onSubmit={() => void submit()}
      onReopen={reopen}
    />
  );
}
