import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';

export interface EmailResetValues {
  email: string;
  password: string;
}

export interface EmailResetScreenProps {
  status: 'editing' | 'sending';
  values: EmailResetValues;
  errors: readonly string[];
  info: readonly string[];
  /** The link back to the account settings. */
  settingsHref: string;
  onChange: (field: keyof EmailResetValues, value: string) => void;
  onSubmit: () => void;
}

/** The change-e-mail page (decision D9). */
export function EmailResetScreen({
  status,
  values,
  errors,
  info,
  settingsHref,
  onChange,
  onSubmit,
}: EmailResetScreenProps) {
  const busy = status === 'sending';
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} id="email-reset">
          Change Email Id
        </Heading>
        <Text tone="muted">Enter your new email address and the password of your account:</Text>
      </Stack>
      <AlertLists errors={errors} info={info} loading={busy} />
      <Form
        labelledBy="email-reset"
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" wide busy={busy}>
            Change Email Id
          </Button>
        }
      >
        <EmailField
          label="New Email"
          value={values.email}
          onChange={(value) => onChange('email', value)}
        />
        <PasswordField
          kind="current"
          value={values.password}
          onChange={(value) => onChange('password', value)}
        />
      </Form>
      <Text size="small">
        <Link href={settingsHref} look="standalone">
          Back to the account settings
        </Link>
      </Text>
    </Stack>
  );
}
