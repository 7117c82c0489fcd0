import { RapidoReachWidget } from '@cb/features/offerWalls/RapidoReachWidget';
import { providers } from '@cb/features/offerWalls/providers';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function WidgetPage() {
  return (
    <Page title={providers['rapidoreach-widget'].name}>
      <RapidoReachWidget address={memberLinks.rapidoreachWidget} allowedOrigins={framedOrigins} />
    </Page>
  );
}
