import { Login } from '@cb/features/auth/Login';
import { useLocation, useNavigate } from 'react-router';
import { returnPlace } from '../next.ts';
import { Page } from '../Page.tsx';
import { paths } from '../paths.ts';

export function LoginPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (
    <Page title="Login">
      <Login
        reason={state === 'expired' || state === 'loggedOut' ? state : undefined}
        signUpHref={paths.signUp}
        onLoggedIn={() => void navigate(returnPlace(search, location.origin), { replace: true })}
      />
    </Page>
  );
}
