import { RapidoReachWidget } from '@cb/features/offerWalls/RapidoReachWidget';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function WidgetPage() {
  return (
    <Page title="RapidoReach widget">
      <RapidoReachWidget address={memberLinks.rapidoreachWidget} allowedOrigins={framedOrigins} />
    </Page>
  );
}
