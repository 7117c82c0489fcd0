import { Promotion } from '@cb/features/promotion/Promotion';
import { bannersOf } from '../../banners.ts';
import { memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

const banners = bannersOf();

export function PromotionPage() {
  return (
    <Page title="Promotional Material">
      <Promotion {...banners} messengerAppId={memberLinks.messengerAppId} />
    </Page>
  );
}
