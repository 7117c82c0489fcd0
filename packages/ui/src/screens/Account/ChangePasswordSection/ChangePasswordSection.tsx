import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

export interface ChangePasswordSectionProps {
  status: 'editing' | 'sending';
  email: string;
  errors: readonly string[];
  info: readonly string[];
  onChange: (email: string) => void;
  onSubmit: () => void;
}

/** "Change Password" of the account settings: an email field and a button (ACC-02). */
export function ChangePasswordSection({
  status,
  email,
  errors,
  info,
  onChange,
  onSubmit,
}: ChangePasswordSectionProps) {
  const busy = status === 'sending';
  return (
    <SettingsSection
      title="Change Password"
      explanation="We send a link to your email address. Open it to choose a new password."
    >
      {(headingId) => (
        <>
          <AlertLists errors={errors} info={info} loading={busy} level={3} />
          <Form
            labelledBy={headingId}
            busy={busy}
            onSubmit={onSubmit}
            actions={
              <Button type="submit" busy={busy}>
                Change Password
              </Button>
            }
          >
            <EmailField value={email} onChange={onChange} />
          </Form>
        </>
      )}
    </SettingsSection>
  );
}
