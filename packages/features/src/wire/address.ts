import type { FrameSource } from '@cb/ui/components/Frame';
import { outsideUrl, webUrl, type OutsidePolicy } from '@cb/ui/platform/outsideUrl';

/** Reads an address that a server gave and that is to be opened or loaded; else `undefined`. */
export const safeUrl = (address: string) => outsideUrl(address, { href: location.href });

export interface FramePolicy extends Partial<OutsidePolicy> {
  /** Exact origins that may be framed; without it all https ones may. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** The operator's own choice: may be a page of the site, and may be linked without https. */
  readonly fromOperator?: boolean;
}

/** An address of the site itself, relative ones too. */
function ownUrl(address: string, href: string): URL | undefined {
  if (address.trim() === '' || !URL.canParse(address, href)) return undefined;
  const url = new URL(address, href);
  const isOwn = url.origin === new URL(href).origin && url.protocol !== 'blob:';
  return isOwn && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * What may be done with an address (decision D20): framed when it is of an allowed origin, linked with
 * its host named when it is of another; refused when it would run code, carries a login, leads to the
 * site itself or is not https; nothing when it is no whole address.
 */
export function frameSource(
  address: string,
  { href = location.href, allowedOrigins, fromOperator = false }: FramePolicy = {},
): FrameSource {
  const page = fromOperator ? ownUrl(address, href) : undefined;
  if (page) return { kind: 'frame', src: page.href, own: true };
  if (!URL.canParse(address)) return { kind: 'none' };
  const url = fromOperator ? webUrl(address) : outsideUrl(address, { href, allowedOrigins });
  if (!url) return { kind: 'refused' };
  const framed = allowedOrigins?.includes(url.origin) ?? url.protocol === 'https:';
  if (framed) return { kind: 'frame', src: url.href, own: false };
  return { kind: 'link', href: url.href, host: url.host };
}
