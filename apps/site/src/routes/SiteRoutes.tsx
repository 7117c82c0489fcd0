import { Route, Routes, useLocation } from 'react-router';
import { Page } from '../frame/Page.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { isMembersAddress, paths } from './paths.ts';
import { PlainPage } from '../frame/PlainPage.tsx';
import { publicTable } from './publicTable.tsx';
import { Redirect } from './Redirect.tsx';
import { retryingLazy } from './retryingLazy.ts';
import type { PublicRoute } from './route.ts';

const DashboardPage = retryingLazy(
  async () => (await import('../pages/DashboardPage.tsx')).DashboardPage,
);
const LogoutPage = retryingLazy(async () => (await import('../pages/LogoutPage.tsx')).LogoutPage);
const NotFoundPage = retryingLazy(
  async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
);

const pages = publicTable.map((route) => {
  const Frame = route.area === 'public' ? Page : PlainPage;
  const PageOfRoute = retryingLazy(async () => {
    const module = await route.load();
    return () => <Frame title={route.title}>{route.render(module)}</Frame>;
  });
  return { ...route, element: <PageOfRoute /> };
});

const routesIn = (wanted: PublicRoute['area']) =>
  pages.flatMap(({ area, path, element }) =>
    area === wanted ? <Route key={path} path={path} element={element} /> : [],
  );

/** The member area, whose screens are fetched separately, or the page for unknown addresses. */
function Elsewhere() {
  const { pathname } = useLocation();
  return isMembersAddress(pathname) ? <DashboardPage /> : <NotFoundPage />;
}

/** The routes of the site (RTE-01 to RTE-31). */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path={paths.start} element={<Redirect to={paths.dashboard} state="start" />} />
      {/* Outside the landing page, whose card would be empty until the redirect. */}
      <Route path={paths.home} element={<Redirect to={paths.login} />} />
      <Route element={<HomePage />}>{routesIn('public')}</Route>
      <Route path={paths.logout} element={<LogoutPage />} />
      {routesIn('alone')}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}
