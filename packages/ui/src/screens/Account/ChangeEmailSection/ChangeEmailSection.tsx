import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

/** "Change Email Id" of the account settings: a link to the e-mail reset (ACC-04). */
export function ChangeEmailSection({ emailResetHref }: { emailResetHref: string }) {
  return (
    <SettingsSection
      title="Change Email Id"
      explanation="Your email address is what you log in with."
    >
      <Text>
        <Link href={emailResetHref} look="standalone">
          Change your email address
        </Link>
      </Text>
    </SettingsSection>
  );
}
