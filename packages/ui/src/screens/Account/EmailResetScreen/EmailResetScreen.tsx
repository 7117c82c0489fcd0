import { useId } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatePage } from '#ui/components/StatePage/StatePage.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './EmailResetScreen.css.ts';

export interface EmailResetValues {
  email: string;
  password: string;
}

export interface EmailResetScreenProps {
  /** `changed`: the response to the latest submit was a success. */
  status: 'editing' | 'sending' | 'changed';
  /** The values of the two fields. */
  values: EmailResetValues;
  /** The errors of the last response. */
  errors: readonly string[];
  /** The information of the last response. */
  info: readonly string[];
  /** The last response's messages about the fields. */
  fieldErrors?: Partial<EmailResetValues>;
  /** The link back to the account settings. */
  settingsHref: string;
  /** Called with a field and its typed value. */
  onChange: (field: keyof EmailResetValues, value: string) => void;
  /** Requests the change. Not called while a request is in flight. */
  onSubmit: () => void;
}

/** The change-e-mail page (D9). After a change, the server's messages replace the form. */
export function EmailResetScreen(props: EmailResetScreenProps) {
  return (
    <div className={styles.page}>
      <Card padding={{ phone: 'medium', tablet: 'xlarge' }}>
        {props.status === 'changed' ? <Changed {...props} /> : <ChangeForm {...props} />}
      </Card>
    </div>
  );
}

function Changed({ errors, info, settingsHref }: EmailResetScreenProps) {
  return (
    <Stack>
      <AlertLists errors={errors} info={info} loading={false} />
      <StatePage
        drawing="done"
        title="Your email is changed"
        action={
          <ButtonLink href={settingsHref} size="large">
            Back to the account settings
          </ButtonLink>
        }
      >
        From now on you log in with your new address.
      </StatePage>
    </Stack>
  );
}

function ChangeForm({
  status,
  values,
  errors,
  info,
  fieldErrors,
  settingsHref,
  onChange,
  onSubmit,
}: EmailResetScreenProps) {
  const busy = status === 'sending';
  const id = useId();
  return (
    <Stack space="large">
      <Stack space="xxsmall">
        <Heading level={1} id={id}>
          Change Email Id
        </Heading>
        <Text tone="muted">Enter your new email address and the password of your account:</Text>
      </Stack>
      <AlertLists errors={errors} info={info} loading={busy} />
      <Form
        labelledBy={id}
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" size="large" wide busy={busy}>
            Change Email Id
          </Button>
        }
      >
        <EmailField
          label="New Email"
          value={values.email}
          onChange={(value) => onChange('email', value)}
          error={busy ? undefined : fieldErrors?.email}
        />
        <PasswordField
          kind="current"
          value={values.password}
          onChange={(value) => onChange('password', value)}
          error={busy ? undefined : fieldErrors?.password}
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
