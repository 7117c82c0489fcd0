import { OfferwallCbContainer } from '@cb/ui/screens/Shell/OfferwallCbContainer';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';

const links = {
  rapidoreach: `${paths.offerWalls}/rapidoreach`,
  rapidoreachWidget: `${paths.offerWalls}/rapidoreach-widget`,
  offertoro: `${paths.offerWalls}/offertoro`,
  bitlabs: `${paths.offerWalls}/bitlabs`,
  inbrain: `${paths.offerWalls}/inbrain`,
};

export function OfferWallsPage() {
  return (
    <OfferwallCbContainer links={links} current={useLocation().pathname}>
      <Outlet />
    </OfferwallCbContainer>
  );
}
