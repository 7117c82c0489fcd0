import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

export interface ChangePasswordSectionProps {
  /** `sending` while the request is in flight, which hides the messages. */
  status: 'editing' | 'sending';
  /** The value of the field. */
  email: string;
  /** The errors of the last answer. */
  errors: readonly string[];
  /** The information of the last answer. */
  info: readonly string[];
  /** Called with the typed address. */
  onChange: (email: string) => void;
  /** Requests the link. Not called while a request is in flight. */
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
