/** Parses an address, relative to `base` if it is given; returns `undefined` for other texts. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    // `URL.parse` and `URL.canParse` are newer than the oldest supported browsers.
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * Parses an absolute http or https URL without credentials; returns `undefined` for other texts.
 */
export function webUrl(address: string): URL | undefined {
  // First, because an exception for each of 5,000 brands without a picture takes long.
  if (!/^\s*https?:/i.test(address)) return undefined;
  const url = parseUrl(address);
  return url?.username === '' && url.password === '' ? url : undefined;
}

/**
 * For a new tab: returns the URL if it is http or https, absolute or with the protocol of `page`, without
 * credentials (D287), and of another host: our own /logout would end the session.
 */
export function openableUrl(
  address: string,
  page: Pick<URL, 'protocol' | 'host'>,
): URL | undefined {
  const text = address.trim();
  const url = webUrl(text.startsWith('//') ? page.protocol + text : text);
  return url && url.host !== page.host ? url : undefined;
}

/** For `src`: returns the URL if it is absolute, https, without credentials and of another host. */
export function loadableUrl(
  address: string,
  page: Pick<URL, 'protocol' | 'host'>,
): URL | undefined {
  const url = webUrl(address);
  // `host` is compared last, because `location.host` is slow to read.
  return url?.protocol === 'https:' && url.host !== page.host ? url : undefined;
}
