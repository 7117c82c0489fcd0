import { ChangePasswordSection } from '@cb/ui/screens/Account/ChangePasswordSection';
import { useState } from 'react';
import { requestPasswordChange } from './api.ts';
import { useSubmission } from './useSubmission.ts';

/** "Change Password" over POST /changepassword (ACC-02, D11). */
export function ChangePassword() {
  const [email, setEmail] = useState('');
  const { submit, ...lists } = useSubmission();
  return (
    <ChangePasswordSection
      {...lists}
      email={email}
      onChange={setEmail}
      onSubmit={() => void submit(() => requestPasswordChange(email))}
    />
  );
}
