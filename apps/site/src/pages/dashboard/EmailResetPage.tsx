import { EmailReset } from '@cb/features/account/EmailReset';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function EmailResetPage() {
  return (
    <Page title="Change Email Id">
      <EmailReset settingsHref={paths.accountSettings} />
    </Page>
  );
}
