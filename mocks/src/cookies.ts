/** The cookies of the site; names are exact, the first is a required one (API-05). */
export const cookieNames = {
  xsrf: 'XSRF-TOKEN',
  session: 'CB-SESSION',
  scenario: 'CB-SCENARIO',
} as const;

/** The value of a cookie in a Cookie header or in `document.cookie`; the first where a name repeats. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
