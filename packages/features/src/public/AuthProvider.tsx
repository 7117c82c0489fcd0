import { useHydrated } from '@cb/ui/platform';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { fetchToken } from '../shared/wire/requestInit.ts';
import { useLogin } from './useLogin.ts';
import { useSignUp } from './useSignUp.ts';

interface Auth {
  readonly signUp: ReturnType<typeof useSignUp>;
  readonly login: ReturnType<typeof useLogin>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/**
 * Keeps the state of sign-up and login while the member moves between the screens: typed values stay,
 * and coming back never resends a pending request.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const login = useLogin();
  const signUp = useSignUp((email) => login.change('username', email));
  return <AuthContext value={{ signUp, login }}>{children}</AuthContext>;
}

/** Returns the flows of the nearest AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('No AuthProvider');
  return auth;
}

/**
 * Whether the browser refuses this site's cookies: the one that the server sets with every page is missing,
 * even after it was fetched again (D263). Chromium's `navigator.cookieEnabled` is true even then. False while
 * a prerendered page hydrates.
 */
export function useCookiesOff() {
  const isHydrated = useHydrated();
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (isHydrated) void fetchToken().then((hasToken) => setOff(!hasToken));
  }, [isHydrated]);
  return isOff;
}
