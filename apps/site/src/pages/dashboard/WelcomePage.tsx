import { FirstTen } from '@cb/features/profile/FirstTen';
import { WelcomeScreen } from '@cb/ui/screens/Messages/WelcomeScreen';
import { paths } from '#site/routes/paths.ts';

export function WelcomePage() {
  return (
    <WelcomeScreen
      dashboardHref={paths.dashboard}
      oldAccountHref={paths.oldAccount}
      firstTen={<FirstTen links={paths} />}
    />
  );
}
