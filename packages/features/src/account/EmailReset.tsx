import { EmailResetScreen, type EmailResetValues } from '@cb/ui/screens/Account/EmailResetScreen';
import { useState } from 'react';
import { toFormProps, useSubmission } from '../hooks/useSubmission.ts';
import { isSuccess } from '../wire/post.ts';
import { resetEmail } from './accountApi.ts';

const wireNames = { email: 'Email', password: 'Password' };
const noValues: EmailResetValues = { email: '', password: '' };

/** The change-e-mail page over POST /email/reset (decision D9); a success replaces the form. */
export function EmailReset({
  settingsHref,
}: {
  /** The address of the account settings, to go back to. */
  settingsHref: string;
}) {
  const [values, setValues] = useState(noValues);
  const reset = useSubmission('emailReset', resetEmail);

  async function submit() {
    if (isSuccess(await reset.submit(values))) setValues(noValues);
  }

  const { status, ...messages } = toFormProps(reset, wireNames);
  const changed = status === 'editing' && reset.data !== undefined && isSuccess(reset.data);
  return (
    <EmailResetScreen
      status={changed ? 'changed' : status}
      {...messages}
      values={values}
      settingsHref={settingsHref}
      onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      onSubmit={() => void submit()}
    />
  );
}
