import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieNames, readCookie, sessionCookie } from '../handlers/cookieNames.ts';
import { isScenarioName } from '../scenarios/scenarios.ts';
import { randomHex } from '../world/random.ts';
import { userIdOf } from '../world/sessions.ts';
import type { World } from '../world/world.ts';
import { xsrfTokenOf } from './xsrf.ts';

/** Sets and reads the cookies of the session, the XSRF token and the scenario. */
export function createCookies(world: World, secure: boolean) {
  const sessionName = sessionCookie(secure);
  const flags = `SameSite=Lax; Path=/${secure ? '; Secure' : ''}`;
  const xsrf = (token: string) => `${cookieNames.xsrf}=${token}; ${flags}`;
  /** Returns the XSRF token of the session in the cookies; `undefined` if it has ended. */
  const liveToken = (cookies: string) => {
    const session = readCookie(cookies, sessionName);
    return session !== undefined && userIdOf(world, session) !== undefined
      ? xsrfTokenOf(session)
      : undefined;
  };
  /** Sets the session's XSRF cookie if it differs. Returns whether there is a session. */
  const renewXsrf = ({ headers: { cookie = '' } }: IncomingMessage, response: ServerResponse) => {
    const token = liveToken(cookie);
    if (token !== undefined && readCookie(cookie, cookieNames.xsrf) !== token) {
      response.appendHeader('Set-Cookie', xsrf(token));
    }
    return token !== undefined;
  };
  return {
    renewXsrf,
    /** Sets the XSRF cookie, and the scenario in the address, with a page. */
    setOnPage: (request: IncomingMessage, response: ServerResponse, url: URL) => {
      const secret = readCookie(request.headers.cookie ?? '', cookieNames.xsrf);
      if (!renewXsrf(request, response) && !secret) {
        response.appendHeader('Set-Cookie', xsrf(randomHex()));
      }
      const scenario = url.searchParams.get('scenario') ?? '';
      if (!isScenarioName(scenario)) return;
      const end = scenario === 'specified' ? '; Max-Age=0' : '';
      const value = `${cookieNames.scenario}=${scenario}; SameSite=Lax; Path=/${end}`;
      response.appendHeader('Set-Cookie', value);
    },
    sessionTokenIn: (cookies: string) => readCookie(cookies, sessionName),
    xsrfIn: (cookies: string) => readCookie(cookies, cookieNames.xsrf),
    xsrfTokenIn: (cookies: string) => liveToken(cookies) ?? readCookie(cookies, cookieNames.xsrf),
    storeSession: (headers: Headers, session: string | undefined) => {
      const end = session === undefined ? '; Max-Age=0' : '';
      headers.append('Set-Cookie', `${sessionName}=${session ?? ''}; HttpOnly; ${flags}${end}`);
      if (session !== undefined) headers.append('Set-Cookie', xsrf(xsrfTokenOf(session)));
    },
  };
}
