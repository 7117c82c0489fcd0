import { InbrainWall } from '@cb/features/offerWalls/InbrainWall';
import { framedOrigins } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function InbrainPage() {
  return (
    <Page title="inBrain">
      <InbrainWall allowedOrigins={framedOrigins} />
    </Page>
  );
}
