import { paths } from './paths.ts';
import { publicTable } from './publicTable.tsx';
import { routeIn } from './route.ts';

/** Fetches the module of a screen; for a member's screen, the member area, too. */
export async function loadScreen(pathname: string): Promise<object | undefined> {
  const publicRoute = routeIn(publicTable, pathname);
  if (publicRoute) return publicRoute.load();
  const { firstPathIn, memberTable } = await import('./memberTable.tsx');
  const isStart = pathname === paths.start || pathname === paths.dashboard;
  return routeIn(memberTable, isStart ? firstPathIn('offers') : pathname)?.load();
}

/**
 * Fetches the code of the screen at an address of the site, ahead of a click. Failures are left to the
 * route, which fetches it again and shows an error.
 */
export function prefetch(href: string) {
  const { pathname } = new URL(href, location.href);
  loadScreen(pathname).catch(() => undefined);
}
