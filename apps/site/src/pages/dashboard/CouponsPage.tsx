import { Coupons } from '@cb/features/offerWalls/Coupons';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function CouponsPage() {
  return (
    <Page title="Coupons">
      <Coupons address={memberLinks.coupons} allowedOrigins={framedOrigins} />
    </Page>
  );
}
