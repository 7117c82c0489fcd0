import { NotFoundScreen } from '@cb/ui/screens/Public/NotFoundScreen';
import { Page } from '../Page.tsx';

/** An address that leads nowhere, with a way on (decision D6). */
export function NotFoundPage({ homeHref }: { homeHref: string }) {
  return (
    <Page title="Page not found">
      <NotFoundScreen homeHref={homeHref} />
    </Page>
  );
}
