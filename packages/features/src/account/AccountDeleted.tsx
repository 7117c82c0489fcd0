import { AccountDeletedScreen } from '@cb/ui/screens/Account/AccountDeletedScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MemberData } from '../session/SessionGate.tsx';
import { forgetMember } from '../session/forgetMember.ts';

/** The confirmation page of the deletion (D9). Removes all data of the account from the device. */
export function AccountDeleted({
  landingHref,
}: {
  /** The address of the landing page. */
  landingHref: string;
}) {
  return (
    <MemberData>
      <Forget />
      <AccountDeletedScreen landingHref={landingHref} />
    </MemberData>
  );
}

function Forget() {
  const queryClient = useQueryClient();
  useEffect(() => void forgetMember(queryClient), [queryClient]);
  return null;
}
