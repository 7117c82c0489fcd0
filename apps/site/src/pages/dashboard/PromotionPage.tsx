import { Promotion } from '@cb/features/promotion/Promotion';
import { bannersOf } from '../../banners.ts';
import { memberLinks } from '../../links.ts';

const banners = bannersOf();

export function PromotionPage() {
  return <Promotion {...banners} messengerAppId={memberLinks.messengerAppId} />;
}
