import { parseUrl } from '@cb/ui/platform/outsideUrl';
import { isMembersAddress, paths } from './paths.ts';

/** Returns the login's address with the place to return to afterwards (decision D5). */
export const loginWithReturn = (place: string) =>
  `${paths.login}?${new URLSearchParams({ next: place })}`;

/**
 * Returns where to go after a login: the place in the query if it is a path of this site, or else the
 * dashboard. Addresses of other origins are never followed.
 */
export function returnPlace(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('next');
  const url = wanted?.startsWith('/') ? parseUrl(wanted, origin) : undefined;
  return url?.origin === origin && isMembersAddress(url.pathname)
    ? url.pathname + url.search + url.hash
    : paths.dashboard;
}
