import { forgetMember } from '@cb/features/session/forgetMember';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../paths.ts';

/**
 * Where the server does not answer /logout itself and serves the site instead: forgets the member
 * and goes to the login as a new document.
 */
export function LogoutPage() {
  const queryClient = useQueryClient();
  useEffect(() => {
    void forgetMember(queryClient).then(() => location.replace(paths.login));
  }, [queryClient]);
  return null;
}
