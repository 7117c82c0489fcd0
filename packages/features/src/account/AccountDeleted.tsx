import { AccountDeletedScreen } from '@cb/ui/screens/Account/AccountDeletedScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetMember } from '../session/forgetMember.ts';

/** The deletion's confirmation page (D9). Leaves nothing of the account on the device. */
export function AccountDeleted({ landingHref }: { landingHref: string }) {
  const queryClient = useQueryClient();
  useEffect(() => void forgetMember(queryClient), [queryClient]);
  return <AccountDeletedScreen landingHref={landingHref} />;
}
