import { useId } from 'react';
import { AlertBox } from '../../../components/AlertBox/AlertBox.tsx';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { FormSkeleton } from '../../../components/FormSkeleton/FormSkeleton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ProfileFields, type ProfileFieldsProps } from './ProfileFields.tsx';

export type ProfileFormProps =
  | { status: 'loading' }
  /** The errors of a refusal; empty if there was no answer. */
  | {
      status: 'failed';
      /** The errors of the last answer. */
      errors: readonly string[];
      /** Requests the profile again. */
      onRetry: () => void;
    }
  | ({
      status: 'editing' | 'sending';
      errors: readonly string[];
      /** The information of the last answer. */
      info: readonly string[];
    } & Omit<ProfileFieldsProps, 'busy' | 'labelledBy'>);

/** "Edit profile" of the profile page (PRF-04). */
export function ProfileForm(props: ProfileFormProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack space="large">
        <Heading level={2} id={id}>
          Edit profile
        </Heading>
        <Content {...props} labelledBy={id} />
      </Stack>
    </section>
  );
}

function Content(props: ProfileFormProps & { labelledBy: string }) {
  switch (props.status) {
    case 'loading':
      return <FormSkeleton />;
    case 'failed':
      return (
        <Stack>
          <AlertBox tone="errors" messages={props.errors} level={3} />
          <Text tone="muted">Your profile did not load, so it cannot be edited now.</Text>
          <div>
            <Button tone="secondary" onClick={props.onRetry}>
              Try again
            </Button>
          </div>
        </Stack>
      );
    default: {
      const { status, errors, info, ...fields } = props;
      const busy = status === 'sending';
      return (
        <>
          <ProfileFields {...fields} busy={busy} />
          <AlertLists errors={errors} info={info} loading={busy} level={3} />
        </>
      );
    }
  }
}
