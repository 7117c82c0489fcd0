import { Promotion } from '@cb/features/promotion/Promotion';
import { bannersOf } from '../../operator/banners.ts';
import { memberLinks } from '../../operator/links.ts';

const banners = bannersOf();

export function PromotionPage() {
  return <Promotion {...banners} messengerAppId={memberLinks.messengerAppId} />;
}
