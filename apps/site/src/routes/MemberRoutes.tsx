import type { WallContainer } from '@cb/features/offerWalls/providers';
import { BlockerGuideProvider } from '@cb/ui/components/FrameProvider';
import { Route, Routes } from 'react-router';
import { Page } from '../frame/Page.tsx';
import { externalLinks } from '../operator/links.ts';
import { ContainerPage } from '../pages/dashboard/ContainerPage.tsx';
import { MemberNotFoundPage } from '../pages/NotFoundPage.tsx';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { retryingLazy } from './retryingLazy.ts';
import type { MemberRoute } from './route.ts';
import { firstPathIn, memberTable } from './memberTable.tsx';

const pages = memberTable.map((route) => {
  const PageOfRoute = retryingLazy(async () => {
    const module = await route.load();
    return function MemberPage() {
      return <Page title={route.title}>{route.render(module)}</Page>;
    };
  });
  return { ...route, element: <PageOfRoute /> };
});

const routesIn = (wanted: MemberRoute['area']) =>
  pages.flatMap(({ area, path, element }) =>
    area === wanted ? <Route key={path} path={path} element={element} /> : [],
  );

/** The routes of a container's pages. Its own address, and unknown ones below it, lead to the first. */
const container = (name: WallContainer) => (
  <Route element={<ContainerPage name={name} />}>
    {routesIn(name)}
    <Route path={`${paths.dashboard}/${name}/*`} element={<Redirect to={firstPathIn(name)} />} />
  </Route>
);

/** The routes of the member area. */
export function MemberRoutes() {
  return (
    <BlockerGuideProvider value={externalLinks.adBlockerGuide}>
      <Routes>
        {/* One redirect, because a second one would undo a click made in between. */}
        <Route path={paths.dashboard} element={<Redirect to={firstPathIn('offers')} />} />
        {container('offers')}
        {container('offerwallcb')}
        {routesIn('member')}
        <Route path="*" element={<MemberNotFoundPage />} />
      </Routes>
    </BlockerGuideProvider>
  );
}
