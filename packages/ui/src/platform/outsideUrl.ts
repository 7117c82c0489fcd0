export interface OutsidePolicy {
  /** Address of the page. */
  readonly href: string;
  /** Exact origins that are trusted over http too, as in development. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/** Reads a whole http or https address without a login in it; `undefined` for any other text. */
export function webUrl(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Reads an address that came from outside and is to be opened or loaded. It must be whole, https,
 * without a login, and lead to another origin: loaded as a picture, our own /logout would end the
 * session. `undefined` for any other.
 */
export function outsideUrl(
  address: string,
  { href, allowedOrigins }: OutsidePolicy,
): URL | undefined {
  const url = webUrl(address);
  if (!url || url.origin === new URL(href).origin) return undefined;
  return url.protocol === 'https:' || allowedOrigins?.includes(url.origin) ? url : undefined;
}
