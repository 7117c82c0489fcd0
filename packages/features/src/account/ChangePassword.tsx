import { ChangePasswordSection } from '@cb/ui/screens/Account/ChangePasswordSection';
import { useState } from 'react';
import { toFormProps, useSubmission } from '../hooks/useSubmission.ts';
import { passwordChangeMutation } from './accountApi.ts';

/** "Change Password" over POST /changepassword (ACC-02, D11). */
export function ChangePassword() {
  const [email, setEmail] = useState('');
  const change = useSubmission(passwordChangeMutation);
  return (
    <ChangePasswordSection
      {...toFormProps(change)}
      email={email}
      onChange={setEmail}
      onSubmit={() => void change.submit(email)}
    />
  );
}
