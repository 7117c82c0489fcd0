import { Login } from '@cb/features/public/Login';
import { useHydrated } from '@cb/ui/platform';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { returnPlace } from '../routes/next.ts';
import { paths } from '../routes/paths.ts';

const reasons = ['expired', 'loggedOut', 'cookies'] as const;
const reasonIn = (state: unknown) => reasons.find((reason) => reason === state);

/** Returns why the member was redirected here; undefined while a prerendered page hydrates. */
function useReason() {
  const { state } = useLocation();
  if (!useHydrated()) return undefined;
  return reasonIn(state);
}

export function LoginPage() {
  const reason = useReason();
  const navigate = useNavigate();
  const { search } = useLocation();
  // Given by the page around it: the code that fetches screens fetches this one, too.
  const prefetch = useOutletContext<(href: string) => void>();
  const place = () => returnPlace(search, location.origin);
  return (
    <Login
      reason={reason}
      signUpHref={paths.signUp}
      onSubmit={() => prefetch(place())}
      onLoggedIn={() => void navigate(place(), { replace: true, state: 'loggedIn' })}
    />
  );
}
