import { AccountSettings } from '@cb/features/account/AccountSettings';
import { useNavigate } from 'react-router';
import { memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function AccountSettingsPage() {
  const navigate = useNavigate();
  return (
    <Page title="Account Settings">
      <AccountSettings
        whitelistGuideHref={memberLinks.adBlockerGuide}
        emailResetHref={paths.emailReset}
        onDeleted={() => void navigate(paths.accountDeleted, { replace: true })}
      />
    </Page>
  );
}
