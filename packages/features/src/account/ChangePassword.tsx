import { ChangePasswordSection } from '@cb/ui/screens/Account/ChangePasswordSection';
import { useState } from 'react';
import { toFormProps, useSubmission } from '../hooks/useSubmission.ts';
import { useKnownEmail } from '../member/useKnownEmail.ts';
import { useUserId } from '../member/useUserId.ts';
import { passwordChangeMutation } from './accountApi.ts';

/** "Change Password" over POST /changepassword (ACC-02, D11), for the member's own address. */
export function ChangePassword() {
  const known = useKnownEmail(useUserId());
  const [typed, setTyped] = useState<string>();
  const email = typed ?? known;
  const change = useSubmission(passwordChangeMutation);
  return (
    <ChangePasswordSection
      {...toFormProps(change)}
      email={email}
      onChange={setTyped}
      onSubmit={() => void change.submit(email)}
    />
  );
}
