import { startServer, type RunningServer } from '@cb/mocks/server';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { shellOptions } from '../tools/runner/chromium.ts';

/** How much slower than this machine a phone's processor is taken to be. */
const throttle = 4;

/** Runs `measure` in a browser of its own, so that no run finds the caches of another. */
export async function inBrowser<T>(measure: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(shellOptions());
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // A bound for what hangs; some take many seconds on a slow processor.
    context.setDefaultTimeout(120_000);
    return await measure(context);
  } finally {
    await browser.close();
  }
}

/** Runs `measure` with the built site and a fresh backend. */
export async function withSite<T>(
  measure: (site: RunningServer) => Promise<T>,
  dist = 'apps/site/dist',
): Promise<T> {
  const site = await startServer({ dist });
  try {
    return await measure(site);
  } finally {
    await site.close();
  }
}

/** Makes the page's processor 4 times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return session;
}

/**
 * Lets a page measure its interactions, with the browser's own Event Timing: a click or a key to the next
 * paint, in steps of 8 ms. Call it before the page is opened.
 */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = [];
    // TypeScript's own types lack the threshold.
    const events = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(events);
    Object.assign(window, { takeDurations: () => durations.splice(0) });
  });

/** Resolves when the page has painted, and its observers have been told. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

/**
 * The ms from an interaction to the next paint, the mean of several. The browser tells of none that took
 * less than 16 ms, which count as 16.
 */
export async function timeInteractions(page: Page, actions: readonly (() => Promise<unknown>)[]) {
  const taken: number[] = [];
  for (const act of actions) {
    await painted(page);
    await page.evaluate('takeDurations()');
    await act();
    await painted(page);
    taken.push(Math.max(16, ...(await page.evaluate<number[]>('takeDurations()'))));
  }
  return taken.reduce((sum, one) => sum + one, 0) / taken.length;
}
