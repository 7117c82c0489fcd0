import { WelcomeScreen } from '@cb/ui/screens/Messages/WelcomeScreen';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function WelcomePage() {
  return (
    <Page title="Welcome">
      <WelcomeScreen dashboardHref={paths.dashboard} />
    </Page>
  );
}
