import { matchPath } from 'react-router';
import { routeTable } from './routeTable.tsx';

/**
 * Fetches the code of the screen at an address of the site, ahead of a click. What does not come is left
 * to the route, which fetches it again and says so.
 */
export function prefetch(href: string) {
  const { pathname } = new URL(href, location.href);
  const route = routeTable.find(({ path }) => matchPath(path, pathname));
  route?.load().catch(() => undefined);
}
