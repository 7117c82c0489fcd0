import { startServer, type RunningServer } from '@cb/mocks/serve/server';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { shellOptions } from '../chromium.ts';

/** The factor by which a phone's processor is assumed to be slower than this machine. */
const throttle = 4;

/** Runs `measure` in a new browser, so that no run uses the caches of another. */
export async function inBrowser<T>(measure: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(shellOptions());
  try {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      // It would answer what these measurements route to answers of their own.
      serviceWorkers: 'block',
    });
    // Only limits hangs, because some actions take many seconds on a slow processor.
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

/** Throttles the page's processor by the factor 4. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return session;
}

/**
 * Resolves when the page has painted and its observers have been called. Browsers call observers of
 * events some time after the paint without a signal, so this waits 100 ms, which is not measured.
 */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
