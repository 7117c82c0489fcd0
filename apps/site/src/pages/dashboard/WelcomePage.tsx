import { FirstTen } from '@cb/features/profile/FirstTen';
import type { WireId } from '@cb/features/shared/wire/records';
import { WelcomeScreen } from '@cb/ui/screens/Messages/WelcomeScreen';
import { paths } from '#site/routes/paths.ts';

export function WelcomePage({ userId }: { userId: WireId }) {
  return (
    <WelcomeScreen
      dashboardHref={paths.dashboard}
      oldAccountHref={paths.oldAccount}
      firstTen={<FirstTen userId={userId} links={paths} />}
    />
  );
}
