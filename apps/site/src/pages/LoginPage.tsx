import { Login } from '@cb/features/public/Login';
import { useHydrated } from '@cb/ui/platform';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { returnPath } from '../routes/returnPath.ts';
import { paths } from '../routes/paths.ts';

const reasons = ['expired', 'loggedOut', 'cookies'] as const;

export function LoginPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // A prerendered page does not know why the member was redirected to it.
  const reason = useHydrated() ? reasons.find((known) => known === state) : undefined;
  // From the page around this one, because importing it here would be circular.
  const prefetch = useOutletContext<(href: string) => void>();
  const next = () => returnPath(search, location.origin);
  return (
    <Login
      reason={reason}
      signUpHref={paths.signUp}
      onSubmit={() => prefetch(next())}
      onLoggedIn={() => void navigate(next(), { replace: true, state: 'loggedIn' })}
    />
  );
}
