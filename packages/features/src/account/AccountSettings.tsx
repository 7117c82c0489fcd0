import { AccountSettingsScreen } from '@cb/ui/screens/Account/AccountSettingsScreen';
import { AdBlockWarning } from '@cb/ui/screens/Account/AdBlockWarning';
import { ChangeEmailSection } from '@cb/ui/screens/Account/ChangeEmailSection';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Notifications } from './Notifications.tsx';
import { useAdBlocker } from './useAdBlocker.ts';

export interface AccountSettingsProps {
  /** The address of the guide to allowing this site in an ad blocker, outside the site. */
  whitelistGuideHref: string;
  /** The address of the page that changes the email address. */
  emailResetHref: string;
  /** Called 100 ms after the account is deleted, to go to the confirmation page. */
  onDeleted: () => void;
}

/** Account Settings (ACC-01 to ACC-06): each section makes its own call. */
export function AccountSettings({
  whitelistGuideHref,
  emailResetHref,
  onDeleted,
}: AccountSettingsProps) {
  return (
    <AccountSettingsScreen
      adBlockWarning={<BlockerWarning guideHref={whitelistGuideHref} />}
      changePassword={<ChangePassword />}
      notifications={<Notifications />}
      changeEmail={<ChangeEmailSection emailResetHref={emailResetHref} />}
      deleteAccount={<DeleteAccount onDeleted={onDeleted} />}
    />
  );
}

function BlockerWarning({ guideHref }: { guideHref: string }) {
  return <AdBlockWarning status={useAdBlocker()} guideHref={guideHref} />;
}
