import type { RunningServer } from '@cb/mocks/server';
import type { Page } from '@playwright/test';
import { memberAddresses, publicAddresses } from './addresses.ts';
import { clippedParts, duplicateLandmarks, focusBelow, smallTargets, twoFrames } from './inPage.ts';
import { enterSession, expect, test } from './site.ts';

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 900 };

const bar = 'nav[aria-label="Main destinations"]';

const isMembers = (address: string) => memberAddresses.some((known) => known === address);

/** Opens an address, as a member where it is one's, and waits until all of it is there. */
async function open(page: Page, site: RunningServer, address: string) {
  if (isMembers(address)) await enterSession(page.context(), site);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const titles = (page: Page) => page.locator('head > title');

/** Makes the letters twice as large, as who sets so in the browser has them. */
const enlarge = (page: Page) => page.addStyleTag({ content: ':root { font-size: 200%; }' });

test('a page has one title, also before its script is there', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/home/login');
  await expect(titles(page)).toHaveCount(1);
  await expect(page).toHaveTitle('CB Rewards');
});

for (const address of [...publicAddresses, ...memberAddresses]) {
  test(`${address} can be told apart, hit, enlarged and walked by keyboard`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, site, address);
    await test.step('one title, and landmarks of different names', async () => {
      await expect(titles(page)).toHaveCount(1);
      await expect(page).toHaveTitle(/ · CB Rewards$/);
      expect(await page.evaluate(duplicateLandmarks)).toEqual([]);
    });
    await test.step('targets of 24 px (WCAG 2.5.8)', async () => {
      expect(await page.evaluate(smallTargets)).toEqual([]);
    });
    await test.step('nothing is lost with letters twice as large (WCAG 1.4.4)', async () => {
      const style = await enlarge(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
      expect(await page.evaluate(clippedParts)).toEqual([]);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    });
    await page.setViewportSize(phone);
    if (!isMembers(address)) return;
    await test.step('on a phone the bar covers nothing that has the focus (WCAG 2.4.11)', async () => {
      await expect(page.locator(bar)).toBeVisible();
      expect(await coveredFocus(page)).toEqual([]);
    });
  });
}

/** Walks the page by Tab until the focus is in the bar; gives what the bar covered on the way. */
async function coveredFocus(page: Page) {
  const covered: string[] = [];
  for (let steps = 0; steps < 400; steps += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(focusBelow, bar))) continue;
    // The page may still be on its way to where the focus went.
    await page.evaluate(twoFrames);
    const found = await page.evaluate(focusBelow, bar);
    if (found === 'bar') return covered;
    if (found) covered.push(found);
  }
  throw new Error('The focus never came to the bar.');
}
