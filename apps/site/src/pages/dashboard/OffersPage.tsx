import { OffersContainer } from '@cb/ui/screens/Shell/OfferContainers';
import { Outlet, useLocation } from 'react-router';
import { providersWithoutTab, providerTabs } from '#site/routes/providerTabs.ts';
import { paths } from '#site/routes/paths.ts';

const links = {
  wall: `${paths.discover}/wall`,
  yourSurveys: `${paths.discover}/yoursurveys`,
  profile: `${paths.discover}/profile`,
};

const providers = providerTabs('offers');
const more = providersWithoutTab('offers');

export function OffersPage() {
  return (
    <OffersContainer
      links={links}
      providers={providers}
      more={more}
      current={useLocation().pathname}
    >
      <Outlet />
    </OffersContainer>
  );
}
