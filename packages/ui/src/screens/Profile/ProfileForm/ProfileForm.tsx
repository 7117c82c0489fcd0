import { useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Combobox, type ComboboxProps } from '#ui/components/Combobox/Combobox.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import * as styles from './ProfileForm.css.ts';

interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly zipCode: string;
}

export interface ProfileFieldsProps {
  labelledBy: string;
  busy: boolean;
  /** The values of the fields that can be edited. */
  values: ProfileValues;
  /** The last response's messages about the fields. */
  fieldErrors?: Partial<ProfileValues>;
  /** Read-only here (PRF-05). */
  email: string;
  /** Read-only, like the email; '' if there is none. */
  username: string;
  /** The field for the country and language. */
  language: Pick<ComboboxProps, 'selected' | 'onSelect' | 'onSearch' | 'result'>;
  /** Called with a field and its typed value. */
  onChange: (field: keyof ProfileValues, value: string) => void;
  /** Saves the profile. Not called while a request is in flight. */
  onSubmit: () => void;
}

export type ProfileFormProps =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** The errors of a refusal; empty if there was no response. */
      errors: readonly string[];
      /** Requests the profile again. */
      onRetry: () => void;
    }
  | ({
      status: 'editing' | 'sending';
      /** The errors of the last response. */
      errors: readonly string[];
      /** The information of the last response. */
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
      return (
        <SkeletonGroup label="Loading the form">
          <Skeleton lines={2} />
          <Skeleton shape="block" size="small" />
          <Skeleton shape="block" size="small" />
          <Skeleton shape="block" size="small" />
        </SkeletonGroup>
      );
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
    case 'editing':
    case 'sending': {
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

/** The fields of the profile. The server validates them. */
function ProfileFields(props: ProfileFieldsProps) {
  const { labelledBy, busy, values, fieldErrors, email, username, language } = props;
  const { onChange, onSubmit } = props;
  const field = (name: keyof ProfileValues) => ({
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    error: busy ? undefined : fieldErrors?.[name],
  });
  return (
    <Form
      labelledBy={labelledBy}
      busy={busy}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" tone="secondary" busy={busy}>
          Save profile
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="City" autoComplete="address-level2" {...field('city')} />
        <TextField label="Zip code" autoComplete="postal-code" {...field('zipCode')} />
        <div className={styles.wholeLine}>
          <Combobox
            label="Country and language"
            hint="The language of your profile questions. Type to search."
            {...language}
          />
        </div>
        <EmailField
          hint="Change it in your account settings."
          value={email}
          disabled
          onChange={ignoreChange}
        />
        <TextField
          label="Username"
          hint="Your username cannot be changed."
          value={username}
          disabled
          onChange={ignoreChange}
        />
      </div>
    </Form>
  );
}

/** The change handler of the disabled fields, which never change. */
function ignoreChange() {}
