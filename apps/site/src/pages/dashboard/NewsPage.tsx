import { News } from '@cb/features/help/News';
import { memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function NewsPage() {
  return (
    <Page title="News">
      <News address={memberLinks.news} hostingSignUpHref={memberLinks.hostingSignUp} />
    </Page>
  );
}
