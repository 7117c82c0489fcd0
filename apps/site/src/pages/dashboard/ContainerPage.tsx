import { pagesIn, type WallContainer } from '@cb/features/offerWalls/providers';
import { OffersContainer, OfferwallCbContainer } from '@cb/ui/screens/Shell/OfferContainers';
import { Outlet, useLocation } from 'react-router';
import { paths } from '#site/routes/paths.ts';

const links = {
  wall: `${paths.discover}/wall`,
  yourSurveys: `${paths.discover}/yoursurveys`,
  profile: `${paths.discover}/profile`,
};

/** Returns the tabs of the providers in a container, and the links to those without a tab. */
function linksIn(container: WallContainer) {
  const pages = pagesIn(container).map(({ slug, name, tab }) => ({
    label: tab ?? name,
    href: `${paths.dashboard}/${container}/${slug}`,
    tab,
  }));
  return {
    tabs: pages.filter(({ tab }) => tab !== undefined),
    more: pages.filter(({ tab }) => tab === undefined),
  };
}

const offers = linksIn('offers');
const offerWalls = linksIn('offerwallcb');

/** The tabs of a container around the screen of the selected one. */
export function ContainerPage({ name }: { name: WallContainer }) {
  const current = useLocation().pathname;
  return name === 'offers' ? (
    <OffersContainer links={links} providers={offers.tabs} more={offers.more} current={current}>
      <Outlet />
    </OffersContainer>
  ) : (
    <OfferwallCbContainer {...offerWalls} current={current}>
      <Outlet />
    </OfferwallCbContainer>
  );
}
