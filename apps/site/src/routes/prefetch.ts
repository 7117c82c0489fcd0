import { matchPath } from 'react-router';
import { paths } from './paths.ts';
import { publicTable } from './publicTable.tsx';
import type { ScreenRoute } from './route.ts';

const routeIn = <Route extends ScreenRoute>(table: readonly Route[], pathname: string) =>
  table.find(({ path }) => matchPath(path, pathname));

/** Fetches a screen; one of a member's with the member area and the frame around it. */
export async function load(pathname: string): Promise<void> {
  const publicRoute = routeIn(publicTable, pathname);
  if (publicRoute) {
    await publicRoute.load();
    return;
  }
  const { firstPathIn, frames, memberTable } = await import('./memberTable.tsx');
  const isStart = pathname === paths.start || pathname === paths.dashboard;
  const route = routeIn(memberTable, isStart ? firstPathIn('offers') : pathname);
  if (!route) return;
  await Promise.all([route.load(), route.area === 'member' ? undefined : frames[route.area]()]);
}

/**
 * Fetches the code of the screen at an address of the site, ahead of a click. Failures are left to the
 * route, which fetches it again and shows an error.
 */
export function prefetch(href: string) {
  const { pathname } = new URL(href, location.href);
  load(pathname).catch(() => undefined);
}
