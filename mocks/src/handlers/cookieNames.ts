/** The names of the site's cookies; `xsrf` is given by the specification (API-05). */
export const cookieNames = {
  xsrf: 'XSRF-TOKEN',
  session: 'CB-SESSION',
  scenario: 'CB-SCENARIO',
} as const;

/**
 * The name of the session cookie. Browsers accept a `__Host-` cookie over https only, and no other
 * host can set it.
 */
export const sessionCookie = (secure: boolean): string =>
  secure ? `__Host-${cookieNames.session}` : cookieNames.session;

/** Returns a cookie's value from a Cookie header or `document.cookie`; the first if it repeats. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
