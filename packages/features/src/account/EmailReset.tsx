import { EmailResetScreen } from '@cb/ui/screens/Account/EmailResetScreen';
import { useState } from 'react';
import { useDraft } from '../shared/forms/useDraft.ts';
import { toFormProps, useSubmission } from '../shared/forms/useSubmission.ts';
import { useUserId } from '../shared/session/session.ts';
import { isSuccess } from '../shared/wire/post.ts';
import { resetEmail } from './accountApi.ts';

/** The server's names of the fields in its errors. */
const wireNames = { email: 'Email', password: 'Password' };

export interface EmailResetProps {
  /** The address of the account settings, to go back to. */
  settingsHref: string;
}

/** The change-e-mail page over POST /email/reset (D9); a success replaces the form. */
export function EmailReset({ settingsHref }: EmailResetProps) {
  const [email, setEmail] = useDraft(`emailReset:${useUserId()}`, '');
  const [password, setPassword] = useState('');
  const values = { email, password };
  const reset = useSubmission('emailReset', resetEmail);

  async function submit() {
    if (!isSuccess(await reset.submit(values))) return;
    setEmail('');
    setPassword('');
  }

  const { status, ...messages } = toFormProps(reset, wireNames);
  const isChanged = status === 'editing' && isSuccess(reset.data);
  return (
    <EmailResetScreen
      status={isChanged ? 'changed' : status}
      {...messages}
      values={values}
      settingsHref={settingsHref}
      onChange={(field, value) => {
        if (field === 'email') setEmail(value);
        else setPassword(value);
      }}
      onSubmit={() => void submit()}
    />
  );
}
