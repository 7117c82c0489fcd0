import { Login } from '@cb/features/public/Login';
import { useLocation, useNavigate } from 'react-router';
import { returnPlace } from '../next.ts';
import { paths } from '../paths.ts';

const reasons = ['expired', 'loggedOut', 'cookies'] as const;
const reasonIn = (state: unknown) => reasons.find((reason) => reason === state);

export function LoginPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (
    <Login
      reason={navigator.cookieEnabled ? reasonIn(state) : 'cookies'}
      signUpHref={paths.signUp}
      onLoggedIn={() => {
        const place = returnPlace(search, location.origin);
        void navigate(place, { replace: true, state: 'loggedIn' });
      }}
    />
  );
}
