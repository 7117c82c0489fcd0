import { NotFoundScreen } from '@cb/ui/screens/Public/NotFoundScreen';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

/** An address of the dashboard that leads nowhere (decision D6). */
export function DashboardNotFoundPage() {
  return (
    <Page title="Page not found">
      <NotFoundScreen homeHref={paths.dashboard} />
    </Page>
  );
}
