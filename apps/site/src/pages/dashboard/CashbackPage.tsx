import { trackEvent } from '@cb/features/analytics/pageTracking';
import { HelpDeskWall } from '@cb/features/offerWalls/HelpDeskWall';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function CashbackPage() {
  return (
    <Page title="Cash back">
      <HelpDeskWall
        page="cashback"
        address={memberLinks.cashback}
        allowedOrigins={framedOrigins}
        onEvent={trackEvent}
      />
    </Page>
  );
}
