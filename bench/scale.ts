/** More than any member has: the longest frame after the first second, and what stays in memory. */
import { enterSession, goWithin } from '../e2e/site.ts';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { inBrowser, painted, withSite } from './browser.ts';
import { atMost, type Figure } from './figures.ts';
import { envelope, many, quiet, records, scroll, settled, type List } from './lists.ts';
import { heap, pushMany } from './pushes.ts';

type ScaleList = Omit<List, 'list'>;

/** Each answer stays below the 8 MB that the site reads. */
const lists: readonly ScaleList[] = [
  {
    what: '50,000 transactions',
    path: '/dashboard/transactioncb',
    call: '/ListTransactions',
    row: 'main tbody > tr',
    grow: (data) =>
      many(
        data.map(({ TransactionDate, TransactionType, cbCount }) => ({
          TransactionDate,
          TransactionType,
          cbCount,
        })),
        undefined,
        50_000,
      ),
  },
  {
    what: '20,000 brands',
    path: '/dashboard/redeemrewards',
    call: '/tango/getCatalogsForMe',
    row: 'main [aria-label="Rewards"] [role="listitem"]',
    grow: ([catalogue]) => {
      const brands = v.parse(records, catalogue?.['brands']);
      const plain = brands.map(({ brandName, items }) => {
        const [{ utid, valueType, currencyCode, faceValue, faceCB, minCB, maxCB } = {}] = v.parse(
          records,
          items,
        );
        return {
          brandName,
          items: [{ utid, valueType, currencyCode, faceValue, faceCB, minCB, maxCB }],
        };
      });
      return [{ ...catalogue, brands: many(plain, 'brandKey', 20_000) }];
    },
  },
  {
    what: '5,000 referrals',
    path: '/dashboard/referearn',
    call: '/referrals/get',
    row: 'main tbody > tr',
    grow: (data) => many(data),
  },
];

/** A page of which little stays in memory. */
const start = '/dashboard/cbinbox';

/** Makes a page keep its frames over 50 ms. Call it before the page is opened. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: { startTime: number; duration: number }[] = [];
    new PerformanceObserver((list) => {
      frames.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
    }).observe({ type: 'long-animation-frame', buffered: true });
    Object.assign(window, { longFrames: frames });
  });

/** Returns the duration in ms of the longest frame that began later than `ms` after the page was opened. */
const longestSince = (page: Page, ms: number) =>
  page.evaluate<number>(
    `Math.max(0, ...longFrames.filter(({ startTime }) => startTime > ${ms}).map(({ duration }) => duration))`,
  );

const now = (page: Page) => page.evaluate(() => performance.now());

const measureList = ({ path, call, row, grow }: ScaleList) =>
  withSite((site) =>
    inBrowser(async (context) => {
      await enterSession(context, site);
      const page = await context.newPage();
      await watchFrames(page);
      let release = () => {};
      // Held, because the wallet requests the catalogue on every page.
      const released = new Promise<void>((resolve) => (release = resolve));
      let hasAnswered = false;
      await page.route(`**${call}`, async (route) => {
        await released;
        const response = await route.fetch();
        const answer = v.parse(envelope, await response.json());
        // A list that is requested in pages has all its records on the first one.
        const data = hasAnswered ? [] : grow(answer.Data);
        hasAnswered = true;
        await route.fulfill({ response, json: { ...answer, Data: data } });
      });
      await page.goto(site.url + start);
      await quiet(page);
      const session = await context.newCDPSession(page);
      const before = await heap(session);
      const answered = page.waitForResponse(`**${call}`);
      await goWithin(page, path);
      release();
      await answered;
      const began = await now(page);
      await settled(page, row);
      await scroll(page);
      // At the end the list draws more rows.
      await page.locator(row).last().scrollIntoViewIfNeeded();
      await settled(page, row);
      await goWithin(page, start);
      await page.locator(row).first().waitFor({ state: 'detached' });
      await painted(page);
      const longest = await longestSince(page, began + 1000);
      return { longest, before, after: await heap(session) };
    }),
  );

const seconds = 60;

const measureFlood = () =>
  withSite((site) =>
    inBrowser(async (context) => {
      await enterSession(context, site);
      const page = await context.newPage();
      await watchFrames(page);
      await page.goto(site.url + start);
      await quiet(page);
      const session = await context.newCDPSession(page);
      // Warms up first, so that what is created once, such as the toast stack, does not count.
      await pushMany(page, site, 1000, 100);
      const before = await heap(session);
      const began = await now(page);
      await pushMany(page, site, 2000, seconds * 1000, 10);
      const longest = await longestSince(page, began + 1000);
      return { longest, before, after: await heap(session) };
    }),
  );

export async function measureScale(runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const parts = [
    ...lists.map((list) => ({ what: list.what, measure: () => measureList(list) })),
    { what: `1,000 pushes a second for ${seconds} s`, measure: measureFlood },
  ];
  for (const { what, measure } of parts) {
    const measured = [];
    for (let run = 0; run < runs; run++) measured.push(await measure());
    const before = measured.map((run) => run.before);
    figures.push(
      atMost(
        {
          what: `longest frame after the first second, ${what}`,
          against: 'a frame',
          unit: 'ms',
          ours: measured.map(({ longest }) => longest),
          other: measured.map(() => 1000 / 60),
        },
        200,
        'ours',
      ),
      atMost(
        {
          what: `heap that stays, ${what}`,
          against: 'heap before',
          unit: 'MB',
          ours: measured.map((run) => run.after - run.before),
          other: before,
        },
        10,
        'ours',
      ),
    );
  }
  return figures;
}
