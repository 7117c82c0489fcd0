import { parseUrl } from '@cb/ui/platform/outsideUrl';

/** The page that sends a request: its address and its readable cookies. */
interface RequestingPage {
  readonly href: string;
  readonly cookie: string;
}

function isOwnRelativeAddress(address: string, { href }: RequestingPage) {
  return !parseUrl(address) && parseUrl(address, href)?.origin === new URL(href).origin;
}

/** Decodes a cookie's value; a badly encoded one stays as it is. */
function decodeValue(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readCookie(cookies: string, name: string) {
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return cookie && decodeValue(cookie.slice(name.length + 1));
}

/** How long a call waits for the token, in ms. */
const tokenTimeoutMs = 5000;

/** Whether the page's cookies contain the anti-forgery token. */
export const hasToken = () => Boolean(readCookie(document.cookie, 'XSRF-TOKEN'));

let tokenRequest: Promise<boolean> | undefined;

/**
 * Fetches the anti-forgery token if it is missing, as after a long time or with the end of a session: the server
 * sets it with every page. Resolves with false if a response set none, because the browser refuses the site's
 * cookies; it is then not fetched again (D263).
 */
export async function fetchToken(): Promise<boolean> {
  if (hasToken()) return true;
  tokenRequest ??= fetch(location.href, {
    method: 'HEAD',
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(tokenTimeoutMs),
    // Without a response, the browser may still accept cookies.
  }).then(hasToken, () => true);
  const acceptsCookies = await tokenRequest;
  if (acceptsCookies) tokenRequest = undefined;
  return acceptsCookies;
}

/**
 * The anti-forgery header for a request (API-05): the XSRF-TOKEN cookie, for requests other than
 * GET to relative addresses that stay on the page's own origin. Empty for all others.
 */
export function xsrfHeaders(
  method: 'GET' | 'POST',
  address: string,
  page: RequestingPage,
): Record<string, string> {
  if (method === 'GET' || !isOwnRelativeAddress(address, page)) return {};
  const token = readCookie(page.cookie, 'XSRF-TOKEN');
  return token ? { 'X-XSRF-TOKEN': token } : {};
}

/** The options of a call's `fetch`, apart from its signal. Throws if `body` cannot be serialized as JSON. */
export const requestInit = (
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  ({
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...xsrfHeaders(method, path, { href: location.href, cookie: document.cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // Following a redirect could send the anti-forgery token or a password to another origin.
    redirect: 'manual',
  }) satisfies RequestInit;
