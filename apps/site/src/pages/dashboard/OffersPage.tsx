import { OffersContainer } from '@cb/ui/screens/Shell/OffersContainer';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';

const links = {
  wall: `${paths.discover}/wall`,
  rapidoreach: `${paths.discover}/rapidoreach`,
  yourSurveys: `${paths.discover}/yoursurveys`,
  profile: `${paths.discover}/profile`,
};

export function OffersPage() {
  return (
    <OffersContainer links={links} current={useLocation().pathname}>
      <Outlet />
    </OffersContainer>
  );
}
