import { News } from '@cb/features/help/News';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function NewsPage() {
  return (
    <Page title="News">
      <News
        address={memberLinks.news}
        allowedOrigins={framedOrigins}
        hostingSignUpHref={memberLinks.hostingSignUp}
      />
    </Page>
  );
}
