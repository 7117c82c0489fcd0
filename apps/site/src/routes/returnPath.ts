import { parseUrl } from '@cb/ui/platform/outsideUrl';
import { isMembersAddress, paths } from './paths.ts';

/** Returns the login's address with the path to return to afterwards (D5). */
export const loginWithReturn = (path: string) =>
  `${paths.login}?${new URLSearchParams({ next: path })}`;

/** Returns where to go after a login: the member's page in the query if it is of this site, or the dashboard. */
export function returnPath(search: string, origin: string): string {
  const nextPath = new URLSearchParams(search).get('next');
  const url = nextPath?.startsWith('/') ? parseUrl(nextPath, origin) : undefined;
  return url?.origin === origin && isMembersAddress(url.pathname)
    ? url.pathname + url.search + url.hash
    : paths.dashboard;
}
