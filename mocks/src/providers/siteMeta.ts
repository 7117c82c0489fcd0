import { escapeHtml } from './html.ts';

/** The meta tag with the providers' origin, read by the site's `providersOrigin.ts`. */
export const metaName = 'cb-providers';

/** Adds the meta tag with the providers' origin to a page, before its title. */
export function withProviders(html: string, origin: string): string {
  const meta = `<meta name="${metaName}" content="${escapeHtml(origin)}" />`;
  const [place] = /<title>/i.exec(html) ?? [];
  return place === undefined ? html + meta : html.replace(place, () => meta + place);
}

/** Returns the origins of both loopback names, which browsers treat as different origins. */
export function originsAt(port: number | undefined): readonly string[] {
  return port === undefined ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
