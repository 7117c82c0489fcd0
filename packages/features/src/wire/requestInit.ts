import { xsrfHeaders } from './xsrf.ts';

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
