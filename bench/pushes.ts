/** A thousand pushes of the balance in ten seconds: what renders, and what stays in memory. */
import type { RunningServer } from '@cb/mocks/serve/server';
import { demoMemberId } from '@cb/mocks/world/members';
import { enterSession } from '../e2e/site.ts';
import type { CDPSession, Page } from 'playwright';
import { inBrowser, withSite } from './browser.ts';
import { atMost, type Figure } from './figures.ts';

const pushes = 1000;
const everyMs = 10;

/** Returns the heap in use after garbage collection, in MB. */
export async function heap(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The properties of React's fibers that are used here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Counts the components that re-render, like React's developer tools, except those that show the balance.
 * Toasts and announcements are outside all parts of the page.
 */
function countRenders() {
  const performedWork = 1;
  const components = new Set([0, 1, 11, 14, 15]);
  const hostElement = 5;
  const counted = { renders: 0 };
  const elementOf = (fiber: Fiber | null): Element | undefined => {
    for (let each = fiber; each; each = each.sibling) {
      if (each.tag === hostElement && each.stateNode instanceof Element) return each.stateNode;
      const within = elementOf(each.child);
      if (within) return within;
    }
    return undefined;
  };
  const showsBalance = (element: Element) =>
    element.closest('header') !== null && /^[\d,]+\sCB$/.test(element.textContent);
  const walk = (fiber: Fiber) => {
    const before = fiber.alternate;
    if (!before) return;
    if (components.has(fiber.tag) && (fiber.flags & performedWork) > 0) {
      const element = elementOf(fiber.child);
      if (element?.closest('header, nav, main, footer') && !showsBalance(element))
        counted.renders += 1;
    }
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child);
  };
  Object.assign(window, {
    takeRenders: () => counted.renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => walk(root.current),
    },
  });
}

/**
 * Pushes balances starting at `first`, `atOnce` of them every 10 ms, and waits until the last toast is
 * gone.
 */
export async function pushMany(
  page: Page,
  { backend }: RunningServer,
  first: number,
  count: number,
  atOnce = 1,
) {
  const began = performance.now();
  for (let at = 0; at < count; at++) {
    backend.push(demoMemberId, 'cbUpdate', {
      Title: 'CB added',
      body: 'You earned 1 CB.',
      reply: { ErrorCode: 'SUCCESS', Data: [{ TotalCb: first + at }] },
    });
    if (at % atOnce > 0) continue;
    // By the clock, because timers are late on a busy machine: the rate is what is measured.
    const next = began + (at / atOnce + 1) * everyMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  const last = (first + count - 1).toLocaleString('en-US');
  await page.getByRole('banner').getByText(`${last} CB`).waitFor();
  await page.getByText('You earned 1 CB.').first().waitFor({ state: 'detached' });
}

const measure = () =>
  withSite((site) =>
    inBrowser(async (context) => {
      await enterSession(context, site);
      const page = await context.newPage();
      await page.addInitScript(countRenders);
      await page.goto(`${site.url}/dashboard/surveys`, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      // Warms up first, so that objects created once, such as the toast stack, do not count.
      await pushMany(page, site, 1000, 100);
      const before = await heap(session);
      const rendered = await page.evaluate<number>('takeRenders()');
      await pushMany(page, site, 2000, pushes);
      const renders = (await page.evaluate<number>('takeRenders()')) - rendered;
      return { renders, before, after: await heap(session) };
    }),
  );

export async function measurePushes(runs: number): Promise<Figure[]> {
  const measured = [];
  for (let run = 0; run < runs; run++) measured.push(await measure());
  const before = measured.map((run) => run.before);
  return [
    atMost(
      {
        what: 'renders outside the balance',
        against: 'pushes',
        unit: 'renders',
        ours: measured.map(({ renders }) => renders),
        other: measured.map(() => pushes),
      },
      0,
      'ours',
    ),
    atMost(
      {
        what: 'heap that 1,000 pushes leave',
        against: 'heap before',
        unit: 'MB',
        ours: measured.map((run) => run.after - run.before),
        other: before,
      },
      1,
      'ours',
    ),
  ];
}
