import type { FrameSource } from '@cb/ui/components/Frame';
import { openableUrl, loadableUrl, parseUrl, webUrl } from '@cb/ui/platform/outsideUrl';

/** Parses an address from the server that the page loads; `undefined` if it is not safe. */
export const safeUrl = (address: string) => loadableUrl(address, location);

/** Parses an address from the server that a new tab opens; `undefined` if it is not safe (D287). */
export const safeLink = (address: string) => openableUrl(address, location);

export interface FramePolicy {
  /** The page's own address. */
  readonly href?: string;
  /** The exact origins that may be framed; without it, every https origin may. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Whether the operator chose the address, which may then be a page of the site. */
  readonly fromOperator?: boolean;
}

/** Parses an absolute or relative address of the site itself; `undefined` for any other, or one with credentials. */
function ownUrl(address: string, href: string): URL | undefined {
  const url = address.trim() === '' ? undefined : parseUrl(address, href);
  const isOwn = url?.origin === new URL(href).origin && url.protocol !== 'blob:';
  return isOwn && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Decides how an address may be shown (D20): it is framed if its origin is allowed, linked
 * with its host named if it is another origin, and refused if it would run code, contains credentials or
 * leads to the site itself. Without a complete address there is nothing to show (`none`).
 */
export function frameSource(
  address: string,
  { href = location.href, allowedOrigins, fromOperator = false }: FramePolicy = {},
): FrameSource {
  const ownPage = fromOperator ? ownUrl(address, href) : undefined;
  if (ownPage) return { kind: 'frame', src: ownPage.href, isSameOrigin: true };
  if (!parseUrl(address)) return { kind: 'none' };
  const url = fromOperator ? webUrl(address) : openableUrl(address, new URL(href));
  if (!url) return { kind: 'refused' };
  const mayBeFramed = allowedOrigins?.includes(url.origin) ?? url.protocol === 'https:';
  if (mayBeFramed) return { kind: 'frame', src: url.href, isSameOrigin: false };
  return { kind: 'link', href: url.href, host: url.host };
}
