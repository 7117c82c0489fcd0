import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

/** Collects what a page and its frames load. */
function watchLoading(page: Page) {
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    const isText = /json|javascript|css|html|svg/.test(response.headers()['content-type'] ?? '');
    loaded.push(
      response.body().then(
        (body) => (isText ? gzipSync(body).length : body.length),
        // A redirect has no body.
        () => 0,
      ),
    );
  });
  return async () => {
    const sizes = await Promise.all(loaded);
    return { requests: sizes.length, kb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
  };
}

/** Returns a function that returns the CPU seconds that the page's process has used. */
async function watchCpu(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
  };
}

interface Budget {
  /** The maximum number of requests. */
  readonly requests: number;
  /** The maximum size in kB, compressed. */
  readonly kb: number;
}

interface Opened extends Budget {
  readonly what: string;
  readonly address: string;
  /** Resolves when the page is usable. CPU seconds up to that point are printed, not limited. */
  ready(page: Page): Promise<void>;
}

/** Opening a page with an empty cache takes long on a busy machine. */
const busy = { timeout: 30_000 };

const states: Budget = { requests: 60, kb: 1500 };

const firstTile = async (page: Page) => {
  const picture = page.getByRole('listitem').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true, busy);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
};

/** The screens with the largest pictures, and those with the most states. */
const screens = ['redeem-payza', 'store-rewardsstore', 'shell-dashboard', 'public-login'];

const pages: readonly Opened[] = [
  ...screens.map((screen) => ({
    ...states,
    what: `the states of ${screen}`,
    address: `iframe.html?id=screens-${screen}--docs&viewMode=docs`,
    ready: firstTile,
  })),
  {
    requests: 60,
    kb: 3000,
    what: 'the manager with a story',
    address: '?path=/story/components-button--primary',
    async ready(page) {
      await expect(page.locator('[data-item-id="components-actions"]')).toBeVisible(busy);
      const story = page.frameLocator('#storybook-preview-iframe');
      await expect(story.getByRole('button')).toBeVisible(busy);
    },
  },
];

for (const { what, address, requests, kb, ready } of pages) {
  test(`${what}: at most ${requests} requests and ${kb} kB`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const load = watchLoading(page);
    const cpu = await watchCpu(page);
    await page.goto(`${process.env['VISUAL_URL']}${address}`);
    await ready(page);
    const seconds = (await cpu()).toFixed(1);
    await page.waitForLoadState('networkidle');
    const loaded = await load();
    console.log(
      `${what}: ${loaded.requests} requests, ${loaded.kb.toFixed(0)} kB, usable after ${seconds} CPU seconds`,
    );
    expect(loaded.requests).toBeLessThanOrEqual(requests);
    expect(loaded.kb).toBeLessThanOrEqual(kb);
  });
}
