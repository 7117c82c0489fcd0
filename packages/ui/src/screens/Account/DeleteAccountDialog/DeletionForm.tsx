import { useId } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';

export interface DeletionFormProps {
  email: string;
  /** The CB that will be lost. */
  balance: number;
  understood: boolean;
  password: string;
  onUnderstand: (understood: boolean) => void;
  onChangePassword: (password: string) => void;
  /** Called on Enter in the password field. */
  onSubmit: () => void;
}

/** Says what will be lost and, once that is ticked, shows the password field (DEL-03, DEL-09). */
export function DeletionForm({
  email,
  balance,
  understood,
  password,
  onUnderstand,
  onChangePassword,
  onSubmit,
}: DeletionFormProps) {
  const id = useId();
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (understood) onSubmit();
      }}
    >
      <Stack>
        <p id={id}>
          <Text as="span">The account </Text>
          <Text as="strong" weight="strong">
            <bdi translate="no">{email}</bdi>
          </Text>
          <Text as="span"> and its balance of </Text>
          <Amount cb={balance} dollars />
          <Text as="span"> will be gone.</Text>
        </p>
        <Checkbox
          label="I understand, continue to delete my account"
          checked={understood}
          onChange={onUnderstand}
        />
        {understood && (
          <>
            <EmailField autoComplete="username" value={email} readOnly onChange={() => {}} />
            <PasswordField
              name="userPassword"
              kind="current"
              value={password}
              onChange={onChangePassword}
            />
            {/* The visible button is outside the form; submitting by Enter needs one inside. */}
            <button type="submit" hidden>
              Delete my account
            </button>
          </>
        )}
      </Stack>
    </form>
  );
}
