import { InbrainWall } from '@cb/features/offerWalls/InbrainWall';
import { providers } from '@cb/features/offerWalls/providers';
import { framedOrigins } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function InbrainPage() {
  return (
    <Page title={providers.inbrain.name}>
      <InbrainWall allowedOrigins={framedOrigins} />
    </Page>
  );
}
