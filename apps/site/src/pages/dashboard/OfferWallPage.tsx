import { OfferWall, type OfferWallProps } from '@cb/features/offerWalls/OfferWall';
import { framedOrigins } from '../../links.ts';
import { Page } from '../../Page.tsx';

interface OfferWallPageProps extends Pick<OfferWallProps, 'wall' | 'mode'> {
  title: string;
}

/** The page of a provider whose link one call gives. */
export function OfferWallPage({ title, ...props }: OfferWallPageProps) {
  return (
    <Page title={title}>
      <OfferWall {...props} allowedOrigins={framedOrigins} />
    </Page>
  );
}
