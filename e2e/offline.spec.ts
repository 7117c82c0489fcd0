import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { cachedFiles, waitForWorker } from './serviceWorker.ts';
import { enterSession, expect, heading, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Ends `setOffline`, which Playwright does in the page first and then in the worker. */
async function goOnline(page: Page) {
  await page.context().setOffline(false);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(heading(page)).not.toHaveText('You seem to be offline', { timeout: 1000 });
  }).toPass();
}

test('any address shows the offline page when offline, and recovers automatically', async ({
  page,
  context,
}) => {
  await page.goto('/home/login');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/home/reg');
  await expect(heading(page)).toHaveText('You seem to be offline');
  await expect(page).toHaveURL('/home/reg');
  await expect(page.getByRole('main')).not.toContainText('balance');
  await goOnline(page);
  await expect(heading(page)).toHaveText('Sign up now');
});

test('a member sees the last known balance offline, until logging out', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/cbinbox');
  const figure = page.getByRole('banner').getByText(/^[\d,]+\sCB$/);
  const balance = (await figure.first().textContent()) ?? '';
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('You seem to be offline');
  await expect(page.getByRole('main')).toContainText(balance);
  await expect(page.getByRole('main')).toContainText(/as of \d\d-\w{3}-\d{4} \d+:\d\d[AP]M/);
  await goOnline(page);
  await expect(heading(page)).toHaveText('Inbox');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home/login');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('You seem to be offline');
  await expect(page.getByRole('main')).not.toContainText('balance');
});

test('a logout bypasses the worker, so that the server knows which site it comes from', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/home/login');
  await waitForWorker(page);
  await page.goto('/home/login');
  const [request] = await Promise.all([page.waitForRequest('**/logout'), page.goto('/logout')]);
  expect((await request.allHeaders())['sec-fetch-dest']).toBe('document');
  await expect(page).toHaveURL('/home/login');
});

test('only the files of the offline page are cached', async ({ page, context, site }) => {
  await enterSession(context, site);
  await page.goto('/dashboard/surveys');
  await waitForWorker(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Surveys');
  const named = Array.from(
    readFileSync('apps/site/dist/offline.html', 'utf8').matchAll(/"(\/assets\/[^"]+)"/g),
    ([, file]) => file,
  );
  const [cached = [], ...others] = Object.values(await cachedFiles(page));
  expect(others).toEqual([]);
  expect(new Set(cached)).toEqual(new Set(['/offline.html', '/favicon.svg', ...named]));
});

// Only its DevTools protocol reports why a site cannot be installed.
test('Chromium offers to install the site', { tag: '@chromium' }, async ({ site }) => {
  const { args, ...options } = launchOptions();
  // The headless shell does not support installing.
  const whole = { ...options, headless: false, args: [...args, '--headless=new'] };
  const browser = await chromium.launch(whole);
  const page = await browser.newPage();
  await page.goto(`${site.url}/home/login`);
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A Playwright context is like a private window, which cannot install sites.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await browser.close();
});
