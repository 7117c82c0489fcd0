/** Measures the largest contentful paint of the login with and without prerendering. */
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inBrowser, slowDown, withSite } from './browser.ts';
import { atMost, type Figure } from './figures.ts';

/**
 * A slow mobile network, with Lighthouse's values: latency in ms, throughput in bytes per second.
 */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
};

const largestPaint = (dist?: string) =>
  withSite(
    (site) =>
      inBrowser(async (context) => {
        const page = await context.newPage();
        const session = await slowDown(page);
        await session.send('Network.emulateNetworkConditions', slowNetwork);
        await page.goto(`${site.url}/home/login`, { waitUntil: 'networkidle' });
        return page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
      }),
    dist,
  );

export async function compareFirstPaint(runs: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-bench-'));
  const undrawn = join(folder, 'dist');
  cpSync('apps/site/dist', undrawn, { recursive: true });
  for (const file of globSync('home/*', { cwd: undrawn })) rmSync(join(undrawn, file));
  const ours: number[] = [];
  const other: number[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(await largestPaint());
    other.push(await largestPaint(undrawn));
  }
  rmSync(folder, { recursive: true });
  const what = 'largest paint of /home/login, drawn in advance';
  return [atMost({ what, against: 'drawn by script', unit: 'ms', ours, other }, 0.5)];
}
