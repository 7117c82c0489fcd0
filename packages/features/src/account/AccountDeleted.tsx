import { AccountDeletedScreen } from '@cb/ui/screens/Account/AccountDeletedScreen/AccountDeletedScreen.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The deletion's confirmation page (decision D9). Forgets what was cached of the account. */
export function AccountDeleted({ landingHref }: { landingHref: string }) {
  const queryClient = useQueryClient();
  useEffect(() => queryClient.clear(), [queryClient]);
  return <AccountDeletedScreen landingHref={landingHref} />;
}
