import { MemberClientProvider } from '@cb/features/shared/session/MemberClientProvider';
import { forgetMember } from '@cb/features/shared/gate/forgetMember';
import { whenSubmitted } from '@cb/features/shared/forms/useSubmission';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../routes/paths.ts';

/**
 * Logs out if the server does not handle /logout itself and serves the site instead: clears the
 * member's data and loads the login as a new document.
 */
export function LogoutPage() {
  return (
    <MemberClientProvider>
      <Leave />
    </MemberClientProvider>
  );
}

function Leave() {
  const queryClient = useQueryClient();
  useEffect(() => {
    async function leave() {
      await whenSubmitted();
      await forgetMember(queryClient);
      location.replace(paths.login);
    }
    void leave();
  }, [queryClient]);
  return null;
}
