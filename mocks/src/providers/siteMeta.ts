import { escapeHtml } from './html.ts';

/** Tells the site where the pretend providers are; `providersOrigin.ts` of the site reads it. */
export const metaName = 'cb-providers';

/** A document of the site with the providers' origin in its head, after its character set. */
export function withProviders(html: string, origin: string): string {
  const meta = `<meta name="${metaName}" content="${escapeHtml(origin)}" />`;
  const [place] = /<title>/i.exec(html) ?? [];
  return place === undefined ? html + meta : html.replace(place, () => meta + place);
}

/** Both names of this machine, because a page of the one does not count as a page of the other. */
export function originsAt(port: number | undefined): readonly string[] {
  return port === undefined ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
