import { OfferwallCbContainer } from '@cb/ui/screens/Shell/OfferwallCbContainer';
import { Outlet, useLocation } from 'react-router';
import { providerTabs } from '../../routes/providerTabs.ts';

const tabs = providerTabs('offerwallcb');

export function OfferWallsPage() {
  return (
    <OfferwallCbContainer tabs={tabs} current={useLocation().pathname}>
      <Outlet />
    </OfferwallCbContainer>
  );
}
