/** Measures what each route fetches, compared with an empty page on React and the router. */
import { enterSession } from '../../e2e/site.ts';
import { gzipped, measureEmptyPage } from './bundle.ts';
import { areas } from './addresses.ts';
import { inBrowser, withSite } from './browser.ts';
import { atMost, type Figure } from './figures.ts';

/**
 * The resource types of calls, which the specification requires; all others are the site's files.
 */
const calls = new Set(['fetch', 'xhr', 'websocket', 'ping']);

/**
 * Returns the number of files that a visit with an empty cache fetches, including prefetches, and
 * the compressed kB of its scripts.
 */
const visit = (path: string, isMember: boolean) =>
  withSite((site) =>
    inBrowser(async (context) => {
      if (isMember) await enterSession(context, site);
      const page = await context.newPage();
      const scripts: Promise<number>[] = [];
      let files = 0;
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (!response.url().startsWith(site.url) || calls.has(type)) return;
        files += 1;
        // Compressed here as the empty page is, however the server sent it.
        if (type === 'script') scripts.push(response.body().then(gzipped));
      });
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
      return { files, script };
    }),
  );

/** Measured once, because each visit fetches the same files. */
export async function measureVisits(): Promise<Figure[]> {
  const empty = await measureEmptyPage();
  const figures: Figure[] = [];
  for (const { addresses, isMember, files: most } of areas) {
    for (const path of addresses) {
      const { files, script } = await visit(path, isMember);
      figures.push(
        {
          what: `script of ${path}`,
          against: 'empty page',
          unit: 'kB',
          ours: [script],
          other: [empty],
        },
        // The empty page fetches a document and a script.
        atMost(
          {
            what: `files of ${path}`,
            against: 'empty page',
            unit: 'files',
            ours: [files],
            other: [2],
          },
          most,
          'ours',
        ),
      );
    }
  }
  return figures;
}
