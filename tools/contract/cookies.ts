import type { Reply } from '@cb/mocks/serve/testClient';

const cookiesIn = ({ headers }: Reply) =>
  headers.getSetCookie().map((cookie) => {
    const [pair = '', ...flags] = cookie.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    return { name, flags: flags.map((flag) => flag.toLowerCase()) };
  });

/** Returns the flags of a cookie that an answer sets, in lower case. */
export const cookieIn = (reply: Reply, wanted: string) =>
  cookiesIn(reply).find(({ name }) => name === wanted)?.flags;

/**
 * Returns the session cookie. It has no specified name, so it is recognised by its HttpOnly flag.
 */
export const sessionIn = (reply: Reply) =>
  cookiesIn(reply).find(({ flags }) => flags.includes('httponly') && !flags.includes('max-age=0'));

/** Returns the faults of a cookie's flags, as sentences. */
export function cookieFaults(name: string, flags: readonly string[], secure: boolean) {
  return [
    !flags.some((flag) => /^samesite=(?:lax|strict)$/.test(flag)) &&
      `${name} has no SameSite=Lax or Strict.`,
    flags.some((flag) => flag.startsWith('domain=')) && `${name} goes to other hosts: Domain.`,
    !flags.includes('path=/') && `${name} has no Path=/.`,
    secure && !flags.includes('secure') && `${name} is not Secure.`,
  ];
}
