/** Lists of 5,000: the time to the first rows, and frames while scrolling, beside React alone drawing the same DOM. */
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { enterSession } from '../../e2e/site.ts';
import { bundle } from './bundle.ts';
import { inBrowser, painted, slowDown, withSite } from './browser.ts';
import { atMost, type Figure } from './figures.ts';
import type { Tree } from './tree.ts';

const count = 5000;
const records = v.array(v.record(v.string(), v.unknown()));
const envelope = v.looseObject({ Data: records });

/** Returns 5,000 copies of an answer's records, each with its own key. */
const many = (given: v.InferOutput<typeof records>, key?: string) =>
  Array.from({ length: count }, (_, at) => {
    const record = given[at % given.length] ?? {};
    return key ? { ...record, [key]: `${key}-${at}` } : record;
  });

interface List {
  readonly what: string;
  readonly path: string;
  /** The path of the call that returns the list. */
  readonly call: string;
  /** The selector of a row; `list` is that of the list. */
  readonly row: string;
  readonly list: string;
  readonly grow: (data: v.InferOutput<typeof records>) => unknown;
}

const lists: readonly List[] = [
  {
    what: 'surveys',
    path: '/dashboard/surveys',
    call: '/yoursurveys/getSurveys',
    row: 'main tbody > tr',
    list: 'main table',
    grow: (data) => many(data),
  },
  {
    what: 'transactions',
    path: '/dashboard/transactioncb',
    call: '/ListTransactions',
    row: 'main tbody > tr',
    list: 'main table',
    grow: (data) => many(data),
  },
  {
    what: 'rewards',
    path: '/dashboard/redeemrewards',
    call: '/tango/getCatalogsForMe',
    row: 'main [aria-label="Rewards"] [role="listitem"]',
    list: 'main [aria-label="Rewards"][role="list"]',
    grow: ([catalogue]) => {
      // Without pictures: those of fictional brands are data URLs, and 5,000 would exceed the size limit.
      const brands = v.parse(records, catalogue?.['brands']);
      const plain = brands.map((brand) => ({ ...brand, imageUrls: {} }));
      return [{ ...catalogue, brands: many(plain, 'brandKey') }];
    },
  },
];

declare global {
  interface Window {
    /** The list as it was when its first row had been painted. */
    firstPaintedList?: Node | undefined;
  }
}

/** Marks, in the page, when the first row of a list has been painted, and keeps a copy of the list. */
const watchFirstRow = (page: Page, { row, list }: List) =>
  page.addInitScript(
    ([rowSelector, listSelector]) => {
      const paint = () => {
        performance.mark('first row');
        window.firstPaintedList = document.querySelector(listSelector)?.cloneNode(true);
      };
      new MutationObserver((_, observer) => {
        if (!document.querySelector(rowSelector)) return;
        observer.disconnect();
        // The next task runs after the frame that paints it.
        requestAnimationFrame(() => setTimeout(paint));
      }).observe(document, { childList: true, subtree: true });
    },
    [row, list] as const,
  );

/** Returns the ms from the end of the answer to the paint of the first row. */
async function firstRow(page: Page, call: string) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((marks) => {
          if (marks.getEntriesByName('first row').length > 0) resolve();
        }).observe({ type: 'mark', buffered: true }),
      ),
  );
  return page.evaluate((path) => {
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.endsWith(path));
    const [painted] = performance.getEntriesByName('first row');
    const end = answer ? answer.startTime + answer.duration : Number.NaN;
    return (painted?.startTime ?? Number.NaN) - end;
  }, call);
}

/** Returns the DOM of a list, as it was when first painted. */
const readTree = (page: Page): Promise<Tree> =>
  page.evaluate(() => {
    const read = (element: Element): Tree => {
      const {
        class: className,
        style: _,
        ...attributes
      } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      const rules = element instanceof HTMLElement ? element.style : undefined;
      const camelCase = (name: string) =>
        name.startsWith('--')
          ? name
          : name.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase());
      return {
        tag: element.localName,
        attributes: { ...attributes, ...(className && { className }) },
        style: Object.fromEntries(
          [...(rules ?? [])].map((name) => [camelCase(name), rules?.getPropertyValue(name) ?? '']),
        ),
        children: [...element.childNodes].map((node) =>
          node instanceof Element ? read(node) : (node.textContent ?? ''),
        ),
      };
    };
    const found = window.firstPaintedList;
    return found instanceof Element ? read(found) : '';
  });

/** Resolves when nothing has been requested for 30 frames. */
const quiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let requests = 0;
        let frames = 0;
        const step = () => {
          const { length } = performance.getEntriesByType('resource');
          frames = length === requests ? frames + 1 : 0;
          requests = length;
          if (frames < 30) requestAnimationFrame(step);
          else resolve();
        };
        step();
      }),
  );

/** Measures the site's list. Holds the list's answer until everything else has loaded. */
async function ours(context: BrowserContext, url: string, list: List) {
  const page = await context.newPage();
  await watchFirstRow(page, list);
  let arrive = (_body: string) => {};
  const arrived = new Promise<string>((resolve) => (arrive = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${list.call}`, async (route) => {
    const response = await route.fetch();
    const answer = v.parse(envelope, await response.json());
    const body = JSON.stringify({ ...answer, Data: list.grow(answer.Data) });
    arrive(body);
    await released;
    await route.fulfill({ response, body });
  });
  await page.goto(url + list.path);
  const body = await arrived;
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet(page);
  await painted(page);
  await slowDown(page);
  await painted(page);
  release();
  const ms = await firstRow(page, list.call);
  return { ms, first: await readTree(page), body };
}

/** Opens a page on which React alone, with the site's style sheets, renders a tree after reading `body`. */
async function openBare(
  page: Page,
  url: string,
  list: List,
  tree: Tree,
  body: string,
  script: string,
) {
  await watchFirstRow(page, list);
  const document = await (await page.context().request.get(url + list.path)).text();
  const sheets = document.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const html = `<!doctype html><html lang="en" class="theme-light"><title>${list.what}</title>
    ${sheets.join('')}<main></main><script type="module" src="/bare/script.js"></script></html>`;
  const files = new Map([
    ['/bare/page', ['text/html', html]],
    ['/bare/script.js', ['text/javascript', script]],
    ['/bare/tree', ['application/json', JSON.stringify(tree)]],
    [list.call, ['application/json', body]],
  ]);
  await page.route(
    ({ pathname }) => files.has(pathname),
    (route) => {
      const [contentType, content] = files.get(new URL(route.request().url()).pathname) ?? [];
      return route.fulfill({ contentType: contentType ?? '', body: content ?? '' });
    },
  );
  await page.goto(`${url}/bare/page?tree=/bare/tree&answer=${list.call}`);
}

/** Measures the same DOM, rendered by React alone. */
async function bare(
  context: BrowserContext,
  url: string,
  list: List,
  { first, body }: Awaited<ReturnType<typeof ours>>,
  script: string,
) {
  const slow = await context.newPage();
  await slowDown(slow);
  await openBare(slow, url, list, first, body, script);
  return firstRow(slow, list.call);
}

export async function measureLists(runs: number): Promise<Figure[]> {
  const outputs = await bundle(join(import.meta.dirname, 'screens/bareList.tsx'), {
    root: import.meta.dirname,
  });
  const script = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  const figures: Figure[] = [];
  for (const list of lists) {
    const measured: { ours: number; bare: number }[] = [];
    for (let run = 0; run < runs; run++) {
      await withSite((site) =>
        inBrowser(async (context) => {
          await enterSession(context, site);
          const drawn = await ours(context, site.url, list);
          measured.push({
            ours: drawn.ms,
            bare: await bare(context, site.url, list, drawn, script),
          });
        }),
      );
    }
    figures.push(
      atMost(
        {
          what: `first rows of 5,000 ${list.what}`,
          against: 'the same DOM by React alone',
          unit: 'ms',
          ours: measured.map((run) => run.ours),
          other: measured.map((run) => run.bare),
        },
        1.15,
      ),
    );
  }
  return figures;
}
