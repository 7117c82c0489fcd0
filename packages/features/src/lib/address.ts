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
  /** https origins that may be framed; without it all of them may. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/**
 * What may be done with an address (decision D20): framed when it is the site's own or an allowed
 * https one, else linked with its host named, and nothing when it is no web address.
 */
export function frameSource(
  address: string,
  { href = location.href, allowedOrigins }: FramePolicy = {},
): FrameSource {
  const url = httpUrl(address, href);
  if (!url) return { kind: 'none' };
  if (url.origin === new URL(href).origin) return { kind: 'frame', src: url.href, own: true };
  const allowed = allowedOrigins?.includes(url.origin) ?? true;
  if (allowed && url.protocol === 'https:') return { kind: 'frame', src: url.href, own: false };
  return { kind: 'link', href: url.href, host: url.host };
}
