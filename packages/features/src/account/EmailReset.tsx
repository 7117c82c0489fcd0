import { EmailResetScreen, type EmailResetValues } from '@cb/ui/screens/Account/EmailResetScreen';
import { useState } from 'react';
import { changeEmail } from './api.ts';
import { useSubmission } from './useSubmission.ts';

const nothing: EmailResetValues = { email: '', password: '' };

/** The change-e-mail page over POST /email/reset (decision D9). Emptied by a success only. */
export function EmailReset({ settingsHref }: { settingsHref: string }) {
  const [values, setValues] = useState(nothing);
  const { submit, ...lists } = useSubmission();
  return (
    <EmailResetScreen
      {...lists}
      values={values}
      settingsHref={settingsHref}
      onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      onSubmit={() =>
        void submit(
          () => changeEmail(values.email, values.password),
          () => setValues(nothing),
        )
      }
    />
  );
}
