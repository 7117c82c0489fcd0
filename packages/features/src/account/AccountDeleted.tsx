import { useHydrated } from '@cb/ui/platform';
import { AccountDeletedScreen } from '@cb/ui/screens/Account/AccountDeletedScreen';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetMember, getDeletedMember } from '../shared/gate/forgetMember.ts';
import { MemberClientProvider } from '../shared/session/MemberClientProvider.tsx';

export interface AccountDeletedProps {
  /** The address of the landing page. */
  landingHref: string;
  /** Shown if no account was deleted on this page; leads to the account settings. */
  fallback: ReactNode;
}

/** The confirmation page of the deletion (D9). Removes all data of the account from the device. */
export function AccountDeleted({ landingHref, fallback }: AccountDeletedProps) {
  const [userId] = useState(getDeletedMember);
  // Renders nothing at build time, when it is unknown whether an account was deleted.
  if (!useHydrated()) return null;
  if (userId === '') return fallback;
  return (
    <MemberClientProvider>
      <MemberRemoval userId={userId} />
      <AccountDeletedScreen landingHref={landingHref} />
    </MemberClientProvider>
  );
}

/** Removes the member's data once it is rendered. */
function MemberRemoval({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.getQueryCache().clear();
    void forgetMember(queryClient, userId);
  }, [queryClient, userId]);
  return null;
}
