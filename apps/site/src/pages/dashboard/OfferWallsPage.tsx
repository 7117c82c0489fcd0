import { OfferwallCbContainer } from '@cb/ui/screens/Shell/OfferContainers';
import { Outlet, useLocation } from 'react-router';
import { providersWithoutTab, providerTabs } from '#site/routes/providerTabs.ts';

const tabs = providerTabs('offerwallcb');
const more = providersWithoutTab('offerwallcb');

export function OfferWallsPage() {
  return (
    <OfferwallCbContainer tabs={tabs} more={more} current={useLocation().pathname}>
      <Outlet />
    </OfferwallCbContainer>
  );
}
