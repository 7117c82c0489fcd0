import { gzipSync } from 'node:zlib';
import { onSite, routes, type Figure } from './site.ts';

/** Compressed size, in kB. */
const gzipped = (bytes: string | Buffer) => gzipSync(bytes).length / 1000;

/** The resource types of calls, which the specification requires; all others are the site's files. */
const calls = new Set(['fetch', 'xhr', 'websocket', 'ping']);

/** Returns the files that a visit with an empty cache fetches, and the kB of its compressed scripts. */
const visit = (path: string, isMember: boolean) =>
  onSite(isMember, async (page, url) => {
    const scripts: Promise<number>[] = [];
    let files = 0;
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (!response.url().startsWith(url) || calls.has(type)) return;
      files += 1;
      // Compressed here, however the server sent it.
      if (type === 'script') scripts.push(response.body().then(gzipped));
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    return { files, kB: (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) };
  });

/** Measures what each route fetches, once, because each visit fetches the same files. */
export async function measureVisits(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, isMember, files: most } of routes) {
    const { files, kB } = await visit(path, isMember);
    figures.push({
      measure: `visit of ${path}`,
      result: `${files} files, ${kB.toFixed(1)} kB of script`,
      target: `${most} files`,
      met: files <= most,
    });
  }
  return figures;
}
