import type { FrameSource } from '@cb/ui/components/Frame';
import { outsideUrl, webUrl } from '@cb/ui/platform/outsideUrl';

/**
 * Parses an address from the server that is to be opened or loaded; `undefined` if it is not safe.
 */
export const safeUrl = (address: string) => outsideUrl(address, location);

export interface FramePolicy {
  /** The page's own address. */
  readonly href?: string;
  /** The exact origins that may be framed; without it, every https origin may. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * The operator chose the address: it may be a page of the site, and may be linked without https.
   */
  readonly fromOperator?: boolean;
}

/** Parses an address, relative ones included, if it belongs to the site itself. */
function ownUrl(address: string, href: string): URL | undefined {
  if (address.trim() === '' || !URL.canParse(address, href)) return undefined;
  const url = new URL(address, href);
  const isOwn = url.origin === new URL(href).origin && url.protocol !== 'blob:';
  return isOwn && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Decides how an address may be shown (decision D20): it is framed if its origin is allowed, linked
 * with its host named if it is another https origin, and refused if it would run code, contains
 * credentials, leads to the site itself or is not https. An incomplete address is neither.
 */
export function frameSource(
  address: string,
  { href = location.href, allowedOrigins, fromOperator = false }: FramePolicy = {},
): FrameSource {
  const { origin } = new URL(href);
  const page = fromOperator ? ownUrl(address, href) : undefined;
  if (page) return { kind: 'frame', src: page.href, own: true };
  if (!URL.canParse(address)) return { kind: 'none' };
  const url = fromOperator ? webUrl(address) : outsideUrl(address, { origin, allowedOrigins });
  if (!url) return { kind: 'refused' };
  const framed = allowedOrigins?.includes(url.origin) ?? url.protocol === 'https:';
  if (framed) return { kind: 'frame', src: url.href, own: false };
  return { kind: 'link', href: url.href, host: url.host };
}
