import { paths } from './paths.ts';

const parameter = 'next';

/** The login's address, with the place to come back to after it (decision D5). */
export const loginWithReturn = (place: string) =>
  `${paths.login}?${new URLSearchParams({ [parameter]: place })}`;

/**
 * Where to go after a login: the place the address names when it is a path of this site, else the
 * dashboard. An address of another origin is never followed.
 */
export function returnPlace(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return paths.dashboard;
  const url = new URL(wanted, origin);
  const inDashboard = `${url.pathname}/`.startsWith(`${paths.dashboard}/`);
  const forMembers = inDashboard || url.pathname === paths.emailReset;
  return url.origin === origin && forMembers
    ? url.pathname + url.search + url.hash
    : paths.dashboard;
}
