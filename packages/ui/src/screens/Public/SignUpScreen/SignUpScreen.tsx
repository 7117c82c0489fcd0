import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Actions } from '#ui/components/Actions/Actions.tsx';
import { AlertLists, type NewestMessages } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { cookiesOff as cookiesOffText, passwordsDiffer } from '#ui/domain/commonMessages.ts';
import { StepRing } from '../StepRing/StepRing.tsx';
import * as styles from './SignUpScreen.css.ts';

interface SignUpValues {
  email: string;
  password: string;
  repeatPassword: string;
  zipcode: string;
}

type SignUpFieldErrors = Partial<SignUpValues>;

/** `mismatch`: the two passwords differ. `noResponse`: the request failed. */
export type SignUpScreenState =
  | {
      status: 'editing' | 'mismatch';
      /** The values of the four fields. */
      values: SignUpValues;
      /** The server's messages about the fields, after a refusal. */
      fieldErrors?: SignUpFieldErrors;
    }
  | { status: 'submitting' | 'noResponse' }
  | {
      status: 'responded';
      /** Whether the server accepted the registration, which shows the next steps. */
      accepted: boolean;
    };

export type SignUpScreenProps = SignUpScreenState & {
  /** All errors from the server so far. */
  errors: readonly string[];
  /** All information from the server so far. */
  info: readonly string[];
  /** The messages that the last response added to them. */
  newest?: NewestMessages | undefined;
  /** Whether the browser refuses the site's cookies, so that no sign-up can succeed. */
  cookiesOff?: boolean;
  /** The address of the login. */
  loginHref: string;
  /** Called with a field and its typed value. */
  onChange: (field: keyof SignUpValues, value: string) => void;
  /** Registers, if the two passwords are the same. */
  onSubmit: () => void;
  /** Shows the hidden form again. */
  onReopen: () => void;
};

/**
 * The sign-up (REG-01, REG-12): the form stays hidden after a submit, with a button to reopen it.
 */
export function SignUpScreen(props: SignUpScreenProps) {
  const headingId = useId();
  const { status, errors, info, newest, cookiesOff = false, loginHref, onReopen } = props;
  const isEditing = status === 'editing' || status === 'mismatch';
  const isAccepted = status === 'responded' && props.accepted;
  useHeadingFocus(headingId, isEditing);
  return (
    <Stack space="large">
      <Stack space="xxsmall">
        <Heading level={1} id={headingId}>
          Sign up now
        </Heading>
        {isEditing && <Text tone="muted">Fill in the form below to get instant access:</Text>}
        {status === 'responded' && errors.length + info.length > 0 && (
          <Text tone="muted">Your form is sent. This is the answer:</Text>
        )}
      </Stack>
      {cookiesOff && status !== 'submitting' && <Notice>{cookiesOffText}</Notice>}
      {status === 'submitting' && (
        <ProgressBar message="Checking your registration status. Please wait.." />
      )}
      <AlertLists errors={errors} info={info} newest={newest} loading={status === 'submitting'} />
      {isEditing && (
        <SignUpForm
          labelledBy={headingId}
          values={props.values}
          fieldErrors={props.fieldErrors}
          mismatch={status === 'mismatch'}
          onChange={props.onChange}
          onSubmit={props.onSubmit}
        />
      )}
      {isAccepted && <NextSteps />}
      {(status === 'responded' || status === 'noResponse') && (
        <Actions>
          <Button tone="secondary" size="large" onClick={onReopen}>
            Back to the form
          </Button>
          {isAccepted && (
            <ButtonLink href={loginHref} size="large">
              Go to login
            </ButtonLink>
          )}
        </Actions>
      )}
      {!isAccepted && (
        <div className={styles.login}>
          <Text size="small">
            <Link href={loginHref} look="standalone">
              I already have a login
            </Link>
          </Text>
        </div>
      )}
    </Stack>
  );
}

/**
 * Focuses the heading when the form is hidden or shown, because the focused button is removed. If the form
 * appears with an invalid field, the form focuses the field instead.
 */
function useHeadingFocus(headingId: string, isFormShown: boolean) {
  const wasFormShown = useRef(isFormShown);
  useEffect(() => {
    const isChanged = wasFormShown.current !== isFormShown;
    wasFormShown.current = isFormShown;
    if (!isChanged || document.activeElement?.ariaInvalid === 'true') return;
    document.getElementById(headingId)?.focus();
  }, [headingId, isFormShown]);
}

interface SignUpFormProps {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  values: SignUpValues;
  /** The server's messages about the fields. */
  fieldErrors?: SignUpFieldErrors | undefined;
  mismatch: boolean;
  onChange: (field: keyof SignUpValues, value: string) => void;
  onSubmit: () => void;
}

function SignUpForm(props: SignUpFormProps) {
  const { labelledBy, values, fieldErrors = {}, mismatch, onChange, onSubmit } = props;
  return (
    <Form
      labelledBy={labelledBy}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" size="large" wide>
          Sign me up!
        </Button>
      }
    >
      <EmailField
        required
        value={values.email}
        onChange={(value) => onChange('email', value)}
        error={fieldErrors.email}
      />
      <PasswordField
        kind="new"
        required
        value={values.password}
        onChange={(value) => onChange('password', value)}
        error={fieldErrors.password}
      />
      <PasswordField
        label="Repeat Password"
        name="RepeatPassword"
        kind="new"
        required
        value={values.repeatPassword}
        onChange={(value) => onChange('repeatPassword', value)}
        error={mismatch ? passwordsDiffer : undefined}
      />
      <TextField
        label="Zipcode"
        name="zipcode"
        autoComplete="postal-code"
        required
        value={values.zipcode}
        onChange={(value) => onChange('zipcode', value)}
        error={fieldErrors.zipcode}
      />
    </Form>
  );
}

/** The next steps after an accepted registration. */
function NextSteps() {
  return (
    <ol aria-label="What happens next" className={styles.steps}>
      <Step ring={<StepRing state="done" />} name="Sign up">
        Done.
      </Step>
      <Step ring={<StepRing number={2} />} name="Log in">
        With the email and the password you just chose.
      </Step>
      <Step ring={<StepRing number={3} state="later" />} name="Earn your first CB">
        Fill in your profile: it decides which surveys fit you.
      </Step>
    </ol>
  );
}

interface StepProps {
  ring: ReactNode;
  name: string;
  children: string;
}

function Step({ ring, name, children }: StepProps) {
  return (
    <li className={styles.step}>
      {ring}
      <div>
        <p className={styles.name}>{name}</p>
        <p>{children}</p>
      </div>
    </li>
  );
}
