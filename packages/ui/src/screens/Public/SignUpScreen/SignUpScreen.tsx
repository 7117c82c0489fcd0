import { useId } from 'react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink, Link } from '../../../components/Link/Link.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SignUpForm, type SignUpValues } from './SignUpForm.tsx';

/** `mismatch`: the two passwords differ. `unanswered`: the request failed. */
export type SignUpScreenState =
  | { status: 'editing' | 'mismatch'; values: SignUpValues }
  | { status: 'submitting' | 'unanswered' }
  | { status: 'answered'; accepted: boolean };

export type SignUpScreenProps = SignUpScreenState & {
  /** All errors from the server so far. */
  errors: readonly string[];
  /** All information from the server so far. */
  info: readonly string[];
  loginHref: string;
  onChange: (field: keyof SignUpValues, value: string) => void;
  onSubmit: () => void;
  /** Shows the hidden form again. */
  onReopen: () => void;
};

/**
 * The sign-up (REG-01, REG-12): the form stays hidden after a submit, with a button to reopen it.
 */
export function SignUpScreen(props: SignUpScreenProps) {
  const headingId = useId();
  const submitting = props.status === 'submitting';
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} id={headingId}>
          Sign up now
        </Heading>
        <Text tone="muted">Fill in the form below to get instant access:</Text>
      </Stack>
      {submitting && <ProgressBar message="Checking your registration status. Please wait.." />}
      <AlertLists errors={props.errors} info={props.info} loading={submitting} />
      <Body {...props} headingId={headingId} />
      <Text size="small">
        <Link href={props.loginHref} look="standalone">
          I already have a login
        </Link>
      </Text>
    </Stack>
  );
}

function Body(props: SignUpScreenProps & { headingId: string }) {
  if (props.status === 'submitting') return null;
  if (props.status === 'editing' || props.status === 'mismatch') {
    return (
      <SignUpForm
        labelledBy={props.headingId}
        values={props.values}
        mismatch={props.status === 'mismatch'}
        onChange={props.onChange}
        onSubmit={props.onSubmit}
      />
    );
  }
  const accepted = props.status === 'answered' && props.accepted;
  return (
    <Inline>
      {accepted && <ButtonLink href={props.loginHref}>Go to login</ButtonLink>}
      <Button tone="secondary" onClick={props.onReopen}>
        Back to the form
      </Button>
    </Inline>
  );
}
