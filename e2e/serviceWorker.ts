import type { Page } from '@playwright/test';

/** Resolves when the service worker handles the site's requests. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') {
      await new Promise((resolve) =>
        active.addEventListener('statechange', resolve, { once: true }),
      );
    }
  });

/**
 * Looks for a new service worker now; the browser would do so some seconds after a visit.
 * Resolves when it handles the site's requests.
 */
export async function updateWorker(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing, waiting } = registration;
    const next = installing ?? waiting;
    while (next && next.state !== 'activated' && next.state !== 'redundant') {
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    }
  });
  await waitForWorker(page);
}

/** Returns the paths that the service worker has cached, by the name of their cache. */
export const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      cached[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return cached;
  });
