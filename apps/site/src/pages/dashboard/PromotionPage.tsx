import { Promotion } from '@cb/features/promotion/Promotion';
import { bannersOf } from '../../operator/banners.ts';
import { memberLinks } from '../../operator/links.ts';

export function PromotionPage() {
  return <Promotion {...bannersOf()} messengerAppId={memberLinks.messengerAppId} />;
}
