import { useUserId } from '@cb/features/member/session/session';
import type { WallContainer } from '@cb/features/offerWalls/providers';
import { BlockerGuideProvider } from '@cb/ui/components/FrameProvider';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Page } from '../frame/Page.tsx';
import { externalLinks } from '../operator/links.ts';
import { MemberNotFoundPage } from '../pages/NotFoundPage.tsx';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { retryingLazy } from './retryingLazy.ts';
import type { MemberRoute } from './route.ts';
import { firstPathIn, frames, memberTable, pathThatEarns } from './memberTable.tsx';

const OffersPage = retryingLazy(async () => (await frames.offers()).OffersPage);
const OfferWallsPage = retryingLazy(async () => (await frames.offerwallcb()).OfferWallsPage);

interface MemberPageProps {
  route: MemberRoute;
  module: object;
}

function MemberPage({ route, module }: MemberPageProps) {
  return <Page title={route.title}>{route.render(module, useUserId(), pathThatEarns)}</Page>;
}

const pages = memberTable.map((route) => {
  const PageOfRoute = retryingLazy(async () => {
    const module = await route.load();
    return () => <MemberPage route={route} module={module} />;
  });
  return { ...route, element: <PageOfRoute /> };
});

const routesIn = (wanted: MemberRoute['area']) =>
  pages.flatMap(({ area, path, element }) =>
    area === wanted ? <Route key={path} path={path} element={element} /> : [],
  );

/**
 * The routes of pages that share the frame of a container. The redirect to the first page is outside the
 * frame: inside, it would wait for the frame's code and undo a click made in between.
 */
function container(name: WallContainer, frame: ReactNode) {
  return (
    <>
      <Route element={frame}>{routesIn(name)}</Route>
      <Route path={`${paths.dashboard}/${name}/*`} element={<Redirect to={firstPathIn(name)} />} />
    </>
  );
}

/** The routes of the member area. */
export function MemberRoutes() {
  return (
    <BlockerGuideProvider value={externalLinks.adBlockerGuide}>
      <Routes>
        {/* In one step, because a second redirect would undo a click made in between. */}
        <Route path={paths.dashboard} element={<Redirect to={firstPathIn('offers')} />} />
        {container('offers', <OffersPage />)}
        {container('offerwallcb', <OfferWallsPage />)}
        {routesIn('member')}
        <Route path="*" element={<MemberNotFoundPage />} />
      </Routes>
    </BlockerGuideProvider>
  );
}
