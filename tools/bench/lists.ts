import type { Page } from '@playwright/test';
import { waitForQuiet, watchRequests } from '../../e2e/site.ts';
import { bundle, median, onSite, type Figure } from './site.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

/** Returns 5,000 copies of a response's records, each with its own key. */
const multiply = (given: Records, key = 'benchKey') =>
  Array.from({ length: 5000 }, (_, index) => ({
    ...given[index % given.length],
    [key]: `${key}-${index}`,
  }));

interface List {
  readonly path: string;
  /** The path of the call that returns the list. */
  readonly call: string;
  /** The selector of a row. */
  readonly row: string;
  readonly grow?: (data: readonly { readonly brands: Records }[]) => unknown;
}

const row = 'main tbody > tr';

const lists: readonly List[] = [
  { path: '/dashboard/surveys', call: '/yoursurveys/getSurveys', row },
  { path: '/dashboard/transactioncb', call: '/ListTransactions', row },
  {
    path: '/dashboard/redeemrewards',
    call: '/tango/getCatalogsForMe',
    row: 'main [aria-label="Rewards"] [role="listitem"]',
    // Without pictures: those of fictional brands are data URLs, and 5,000 would exceed the size limit.
    grow: ([catalogue]) => {
      const plain = catalogue?.brands.map((brand) => ({ ...brand, imageUrls: {} })) ?? [];
      return [{ ...catalogue, brands: multiply(plain, 'brandKey') }];
    },
  },
];

declare global {
  interface Window {
    /** The time at which a row was first painted, and the HTML of its list at that time. */
    firstPaint: Promise<{ readonly at: number; readonly html: string }>;
  }
}

/** Opens a page that records the paint of the first row, with the CPU throttled to a quarter. */
async function open(page: Page, url: string, { path, row }: List) {
  await page.addInitScript((selector) => {
    window.firstPaint = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const list = document.querySelector(selector)?.closest('table, [role="list"]');
        if (!list) return;
        observer.disconnect();
        const paint = () => resolve({ at: performance.now(), html: list.outerHTML });
        // The task after the next frame runs once the row is painted.
        requestAnimationFrame(() => setTimeout(paint));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  }, row);
  await page.goto(url + path);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Returns the ms from the end of the list's response to the paint of its first row, and the list. */
const firstRow = (page: Page, { call }: List) =>
  page.evaluate(async (path) => {
    const { at, html } = await window.firstPaint;
    const requests = performance.getEntriesByType('resource');
    const response = requests.findLast(({ name }) => name.endsWith(path));
    return { ms: at - (response ? response.startTime + response.duration : Number.NaN), html };
  }, call);

type HeldResponse = { readonly json: object; readonly release: () => Promise<void> };

/** Measures the site's list. Holds the list's response until everything else has loaded. */
async function measureOurs(page: Page, url: string, list: List) {
  let arrive = (_held: HeldResponse) => {};
  const arrived = new Promise<HeldResponse>((resolve) => (arrive = resolve));
  await page.route(`**${list.call}`, async (route) => {
    const response = await (await route.fetch()).json();
    const json: object = { ...response, Data: (list.grow ?? multiply)(response.Data) };
    arrive({ json, release: () => route.fulfill({ json }) });
  });
  watchRequests(page.context(), (request) => !request.url().endsWith(list.call));
  await open(page, url, list);
  const { json, release } = await arrived;
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForQuiet(page, 30);
  await release();
  return { ...(await firstRow(page, list)), json };
}

type Measured = Awaited<ReturnType<typeof measureOurs>>;

/** Measures the same elements, rendered by React alone after the same response, with the site's styles. */
async function measureBare(page: Page, url: string, list: List, script: string, ours: Measured) {
  await page.route('**/*.js', (route) => route.abort());
  await page.route(`**${list.call}`, (route) => route.fulfill({ json: ours.json }));
  await open(page, url, list);
  const given = `window.bareList = ${JSON.stringify({ html: ours.html, call: list.call })};`;
  await page.addScriptTag({ content: given + script, type: 'module' });
  return (await firstRow(page, list)).ms;
}

/** Measures the time to the first rows of 5,000, beside React alone. */
export async function measureLists(runs: number): Promise<Figure[]> {
  const script = await bundle('./tools/bench/bareList.tsx');
  const figures: Figure[] = [];
  for (const list of lists) {
    const times: number[] = [];
    const ratios: number[] = [];
    for (let run = 0; run < runs; run++) {
      const ours = await onSite(true, (page, url) => measureOurs(page, url, list));
      const bare = await onSite(true, (page, url) => measureBare(page, url, list, script, ours));
      times.push(ours.ms);
      ratios.push(ours.ms / bare);
    }
    const ratio = median(ratios);
    figures.push({
      measure: `first rows of 5,000 on ${list.path}`,
      result: `${ratio.toFixed(2)} of React alone (${Math.round(median(times))} ms)`,
      target: '1.15',
      met: ratio <= 1.15,
    });
  }
  return figures;
}
