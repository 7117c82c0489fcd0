import { AccountSettings } from '@cb/features/account/AccountSettings';
import { useNavigate } from 'react-router';
import { memberLinks } from '#site/operator/links.ts';
import { paths } from '#site/routes/paths.ts';

export function AccountSettingsPage() {
  const navigate = useNavigate();
  return (
    <AccountSettings
      whitelistGuideHref={memberLinks.adBlockerGuide}
      emailResetHref={paths.emailReset}
      onDeleted={() => void navigate(paths.accountDeleted, { replace: true })}
    />
  );
}
