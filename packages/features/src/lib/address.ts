import type { FrameSource } from '@cb/ui/components/Frame';

/** Reads an address from outside; `undefined` for anything but http and https. */
export function httpUrl(address: string, base: string = location.href): URL | undefined {
  if (address.trim() === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

export interface FramePolicy {
  /** Address of the page that frames. */
  readonly href?: string;
  /** Exact origins that may be framed; without it all https ones may. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/** An address that names a way to run code, or a login: never opened, in no way. */
function isUnsafe(address: string, base: string) {
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return !isWeb || url.username !== '' || url.password !== '';
}

/**
 * What may be done with an address (decision D20): framed when it is the site's own, or of an
 * allowed origin; linked with its host named when it is another web address; refused when it would
 * run code or carries a login; nothing when it is no address.
 */
export function frameSource(
  address: string,
  { href = location.href, allowedOrigins }: FramePolicy = {},
): FrameSource {
  if (isUnsafe(address, href)) return { kind: 'refused' };
  const url = httpUrl(address, href);
  if (!url) return { kind: 'none' };
  if (url.origin === new URL(href).origin) return { kind: 'frame', src: url.href, own: true };
  const framed = allowedOrigins?.includes(url.origin) ?? url.protocol === 'https:';
  if (framed) return { kind: 'frame', src: url.href, own: false };
  return { kind: 'link', href: url.href, host: url.host };
}
