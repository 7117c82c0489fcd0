import { Promotion } from '@cb/features/promotion/Promotion';
import { bannersOf } from '#site/operator/banners.ts';
import { memberLinks } from '#site/operator/links.ts';

export function PromotionPage() {
  return <Promotion {...bannersOf()} messengerAppId={memberLinks.messengerAppId} />;
}
