export interface OutsidePolicy {
  /** The page's own origin. */
  readonly origin: string;
  /** Origins that are also trusted over http, as in development. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/**
 * Parses an absolute http or https URL without credentials; returns `undefined` for other texts.
 */
export function webUrl(address: string): URL | undefined {
  // Parses twice, because an exception for each of 5,000 brands without a picture takes longer.
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Parses an untrusted address before it is opened or loaded. It must be absolute, https, without
 * credentials and cross-origin: an image with the address of our own /logout would end the session.
 * Returns `undefined` for any other.
 */
export function outsideUrl(address: string, policy: OutsidePolicy): URL | undefined {
  const url = webUrl(address);
  // The page's origin is read last, because the browser writes it anew each time.
  if (!url || url.origin === policy.origin) return undefined;
  return url.protocol === 'https:' || policy.allowedOrigins?.includes(url.origin) ? url : undefined;
}
