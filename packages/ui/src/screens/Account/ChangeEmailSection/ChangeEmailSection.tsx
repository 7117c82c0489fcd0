import { ButtonLink } from '../../../components/Link/Link.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

/** "Change Email Id" of the account settings: a link to the e-mail reset (ACC-04). */
export function ChangeEmailSection({
  emailResetHref,
}: {
  /** The address of the page that changes the email address. */
  emailResetHref: string;
}) {
  return (
    <SettingsSection
      title="Change Email Id"
      explanation="Your email address is what you log in with."
    >
      <ButtonLink href={emailResetHref} tone="quiet">
        Change your email address
      </ButtonLink>
    </SettingsSection>
  );
}
