import { Button } from '../../../components/Button/Button.tsx';
import { Combobox, type ComboboxProps } from '../../../components/Combobox/Combobox.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import * as styles from './ProfileForm.css.ts';

export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly zipCode: string;
}

export interface ProfileFieldsProps {
  labelledBy: string;
  busy: boolean;
  values: ProfileValues;
  /** Read-only here (PRF-05). */
  email: string;
  username: string;
  language: Pick<ComboboxProps, 'selected' | 'onSelect' | 'onSearch' | 'result'>;
  onChange: (field: keyof ProfileValues, value: string) => void;
  onSubmit: () => void;
}

/** The fields of the profile. The server validates them. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { labelledBy, busy, values, email, username, language, onChange, onSubmit } = props;
  const field = (name: keyof ProfileValues) => ({
    value: values[name],
    onChange: (value: string) => onChange(name, value),
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
          onChange={ignore}
        />
        <TextField
          label="Username"
          hint="Your username cannot be changed."
          value={username}
          disabled
          onChange={ignore}
        />
      </div>
    </Form>
  );
}

/** The change handler of the disabled fields, which never change. */
function ignore() {}
