import { matchPath } from 'react-router';
import { publicRoutes } from './publicRoutes.tsx';
import type { ScreenRoute } from './route.ts';

const routeIn = (table: readonly ScreenRoute[], pathname: string) =>
  table.find(({ path }) => matchPath(path, pathname));

/** Returns the route of a path, after loading the members' table if that is needed. */
async function findRoute(pathname: string): Promise<ScreenRoute | undefined> {
  const route = routeIn(publicRoutes, pathname);
  return route ?? routeIn((await import('./routeTable.tsx')).memberRoutes, pathname);
}

/**
 * Fetches the code of the screen at an address of the site, ahead of a click. Failures are left to the
 * route, which fetches it again and shows an error.
 */
export function prefetch(href: string) {
  const { pathname } = new URL(href, location.href);
  findRoute(pathname)
    .then((route) => route?.load())
    .catch(() => undefined);
}
