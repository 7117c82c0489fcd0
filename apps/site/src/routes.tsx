import { useUserId } from '@cb/features/member/useUserId';
import type { WallContainer } from '@cb/features/offerWalls/providers';
import type { WireId } from '@cb/features/wire/wireId';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Page } from './Page.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { MemberNotFoundPage, NotFoundPage } from './pages/NotFoundPage.tsx';
import { paths } from './paths.ts';
import { PlainPage } from './PlainPage.tsx';
import { Redirect } from './Redirect.tsx';
import { retryingLazy } from './retryingLazy.ts';
import type { ScreenRoute } from './route.ts';
import { frames, routeTable } from './routeTable.tsx';

const DashboardPage = retryingLazy(
  async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
);
const LogoutPage = retryingLazy(async () => (await import('./pages/LogoutPage.tsx')).LogoutPage);
const OffersPage = retryingLazy(frames.offers);
const OfferWallsPage = retryingLazy(frames.offerwallcb);

interface MemberPageProps {
  title: string;
  draw: (userId: WireId) => ReactNode;
}

function MemberPage({ title, draw }: MemberPageProps) {
  return <Page title={title}>{draw(useUserId())}</Page>;
}

/** Fetches the screen of a route; fulfils with the page that shows it. */
async function loadPage(route: ScreenRoute): Promise<ComponentType> {
  const { title } = route;
  switch (route.area) {
    case 'public': {
      const draw = await route.load();
      return () => <Page title={title}>{draw()}</Page>;
    }
    case 'alone': {
      const draw = await route.load();
      return () => <PlainPage title={title}>{draw()}</PlainPage>;
    }
    default: {
      const draw = await route.load();
      return () => <MemberPage title={title} draw={draw} />;
    }
  }
}

const pages = routeTable.map((route) => {
  const PageOfRoute = retryingLazy(() => loadPage(route));
  return { ...route, element: <PageOfRoute /> };
});

const routesIn = (wanted: ScreenRoute['area']) =>
  pages.flatMap(({ area, path, element }) =>
    area === wanted ? <Route key={path} path={path} element={element} /> : [],
  );

const firstPathIn = (name: WallContainer) =>
  routeTable.find(({ area }) => area === name)?.path ?? paths.dashboard;

/**
 * Pages that share the frame of a container. The redirect to the first of them is beside the frame:
 * inside, it would wait for the frame's code and undo a click made meanwhile.
 */
function container(name: WallContainer, frame: ReactNode) {
  return (
    <>
      <Route element={frame}>{routesIn(name)}</Route>
      <Route path={`${paths.dashboard}/${name}/*`} element={<Redirect to={firstPathIn(name)} />} />
    </>
  );
}

/** Which address shows which page (RTE-01 to RTE-31). */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path={paths.start} element={<Redirect to={paths.dashboard} />} />
      <Route element={<HomePage />}>
        <Route path={paths.home} element={<Redirect to={paths.login} />} />
        {routesIn('public')}
      </Route>
      <Route path={paths.logout} element={<LogoutPage />} />
      {routesIn('alone')}
      {/* /email/reset stands in the shell too, since it is a member's (decision D9). */}
      <Route element={<DashboardPage />}>
        {/* In one step: a second redirect would undo a click made while it renders. */}
        <Route path={paths.dashboard} element={<Redirect to={firstPathIn('offers')} />} />
        {container('offers', <OffersPage />)}
        {container('offerwallcb', <OfferWallsPage />)}
        {routesIn('member')}
        <Route path={`${paths.dashboard}/*`} element={<MemberNotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
