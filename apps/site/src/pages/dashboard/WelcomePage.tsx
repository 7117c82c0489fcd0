import { WelcomeScreen } from '@cb/ui/screens/Messages/WelcomeScreen/WelcomeScreen.tsx';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function WelcomePage() {
  return (
    <Page title="Welcome">
      <WelcomeScreen dashboardHref={paths.dashboard} />
    </Page>
  );
}
