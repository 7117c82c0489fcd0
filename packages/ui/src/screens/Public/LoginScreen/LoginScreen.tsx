import { useId } from 'react';
import { AlertLists, type NewestMessages } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Link } from '#ui/components/Link/Link.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { cookiesOff } from '#ui/domain/commonMessages.ts';
import { StepRing } from '../StepRing/StepRing.tsx';
import * as styles from './LoginScreen.css.ts';

/** The text of the progress bar, by status (LOG-08, RST-02, D36). */
const progressTexts: Partial<Record<LoginStatus, string>> = {
  loggingIn: 'Checking your login. Please wait..',
  resetting: 'Sending password reset request',
  resetReceived: 'Password reset response received',
};

/** `succeeded` lasts until the dashboard's code has loaded. */
export type LoginStatus = 'editing' | 'loggingIn' | 'resetting' | 'resetReceived' | 'succeeded';

/**
 * Why the site redirected to the login: the session `expired` (D53), it ended in another tab (D60),
 * or it cannot start without `cookies`.
 */
export type LoginReason = 'expired' | 'loggedOut' | 'cookies';

const reasonTexts: Record<LoginReason, string> = {
  expired: 'Please log in again to go on.',
  loggedOut: 'You have logged out in another tab.',
  cookies: cookiesOff,
};

export interface LoginValues {
  username: string;
  password: string;
}

export interface LoginScreenProps {
  /** The state of a login or a password reset. */
  status: LoginStatus;
  /** Undefined if the member opened the login themselves. */
  reason?: LoginReason | undefined;
  /** The values of the two fields. */
  values: LoginValues;
  /** All errors from the server so far. */
  errors: readonly string[];
  /** All information from the server so far. */
  info: readonly string[];
  /** The messages that the last response added to them. */
  newest?: NewestMessages | undefined;
  /** The last response's messages about the fields. */
  fieldErrors?: Partial<LoginValues>;
  /** The address of the sign-up. */
  signUpHref: string;
  /** Called with a field and its typed value. */
  onChange: (field: keyof LoginValues, value: string) => void;
  /** Logs in. Not called while a request is in flight. */
  onSubmit: () => void;
  /** Requests a password reset for the value of Username. */
  onReset: () => void;
}

/**
 * Login and password reset (LOG-01 to LOG-05, RST-02). Hides messages while a request is in flight.
 */
export function LoginScreen({
  status,
  reason,
  values,
  errors,
  info,
  newest,
  fieldErrors = {},
  signUpHref,
  onChange,
  onSubmit,
  onReset,
}: LoginScreenProps) {
  const headingId = useId();
  if (status === 'succeeded') return <LoggedIn />;
  const busy = status !== 'editing';
  const progressText = progressTexts[status];
  return (
    <Stack space="large">
      <Stack space="xxsmall">
        <Heading level={1} id={headingId}>
          Login to Your Account
        </Heading>
        <Text tone="muted">Fill in the form below to get access:</Text>
      </Stack>
      {reason && !busy && <Notice>{reasonTexts[reason]}</Notice>}
      {progressText && <ProgressBar message={progressText} />}
      <AlertLists errors={errors} info={info} newest={newest} loading={busy} />
      <Form
        labelledBy={headingId}
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" size="large" wide busy={status === 'loggingIn'}>
            Login
          </Button>
        }
      >
        <EmailField
          label="Username"
          autoComplete="username"
          hint="Your email address"
          value={values.username}
          onChange={(value) => onChange('username', value)}
          error={busy ? undefined : fieldErrors.username}
        />
        <PasswordField
          kind="current"
          value={values.password}
          onChange={(value) => onChange('password', value)}
          error={busy ? undefined : fieldErrors.password}
        />
      </Form>
      <div className={styles.links}>
        <Text size="small">
          forgot your password? <LinkButton onClick={onReset}>click here</LinkButton>
        </Text>
        <Text size="small">
          <Link href={signUpHref} look="standalone">
            create new account
          </Link>
        </Text>
      </div>
    </Stack>
  );
}

/** Replaces the form, which would be empty while the dashboard's code loads. */
function LoggedIn() {
  return (
    <div className={styles.loggedIn}>
      <Heading level={1}>Login to Your Account</Heading>
      <div className={styles.opening}>
        <StepRing state="done" size="large" />
        <LiveText>You are in. Opening your dashboard…</LiveText>
      </div>
    </div>
  );
}
