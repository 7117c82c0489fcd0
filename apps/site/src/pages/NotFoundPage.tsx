import { NotFoundScreen } from '@cb/ui/screens/Public/NotFoundScreen';
import { Page } from '../Page.tsx';
import { paths } from '../paths.ts';

export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <NotFoundScreen homeHref={paths.start} />
    </Page>
  );
}
