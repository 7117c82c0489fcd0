import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startServer, type RunningServer } from '@cb/mocks/server';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { ownParts, rules, rulesOfColour } from '../.storybook/a11y/rules.ts';
import { memberAddresses, publicAddresses } from './addresses.ts';
import { clippedParts, twoFrames } from './inPage.ts';
import { walkByKeyboard } from './keyboardWalk.ts';
import { enterSession, expect } from './site.ts';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 900 };
/** A desktop at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 667 };

/** A page that is opened for one address after the other, and what it threw. */
interface Visit {
  readonly page: Page;
  readonly problems: string[];
}

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return { page, problems };
}

/** One site and one page for all addresses of a worker: looking changes nothing. */
const test = base.extend<object, { shared: RunningServer; visitor: Visit; member: Visit }>({
  shared: [
    async ({}, use) => {
      const site = await startServer({ dist: 'apps/site/dist' });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, shared }, use) => {
      const context = await browser.newContext({ baseURL: shared.url, reducedMotion: 'reduce' });
      await use(await visit(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ browser, shared }, use) => {
      const context = await browser.newContext({ baseURL: shared.url, reducedMotion: 'reduce' });
      await enterSession(context, shared);
      await use(await visit(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const titles = (page: Page) => page.locator('head > title');

/** Opens an address and waits until all of it is there. */
async function open(page: Page, address: string) {
  await page.setViewportSize(desktop);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the whole page. */
async function violations(page: Page, asked: RunOptions) {
  const options = { ...ownParts, ...asked, reporter: 'no-passes' } as const;
  const found = await page.evaluate((given) => window.axe?.run(given), options);
  return found?.violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)]);
}

/** The page in the theme that it is not in. */
const changeTheme = (page: Page) =>
  page.evaluate(() => {
    for (const theme of ['theme-light', 'theme-dark']) {
      document.documentElement.classList.toggle(theme);
    }
  });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything that every address keeps to. */
async function isOpenToAll({ page, problems }: Visit, address: string) {
  await open(page, address);
  await test.step('one title', async () => {
    await expect(titles(page)).toHaveCount(1);
    await expect(page).toHaveTitle(/ · CB Rewards$/);
  });
  await test.step('axe, in both themes', async () => {
    await page.evaluate(axe);
    // Not in use any more for WCAG, though what labels, and what scripts look for, relies on it.
    const all = { ...rules, 'duplicate-id': { enabled: true } };
    expect.soft(await violations(page, { rules: all })).toEqual([]);
    await changeTheme(page);
    expect.soft(await violations(page, { runOnly: rulesOfColour })).toEqual([]);
    await changeTheme(page);
  });
  await test.step('nothing is lost with letters twice as large (WCAG 1.4.4)', async () => {
    const style = await page.addStyleTag({ content: ':root { font-size: 200%; }' });
    expect.soft(await sideways(page)).toBe(0);
    expect.soft(await page.evaluate(clippedParts)).toEqual([]);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  });
  await test.step('the keyboard shows where it is, on a desktop and on a phone', async () => {
    expect.soft(await walkByKeyboard(page), 'on a desktop').toEqual([]);
    await page.setViewportSize(phone);
    await page.evaluate(twoFrames);
    expect.soft(await walkByKeyboard(page), 'on a phone').toEqual([]);
  });
  await test.step('nothing goes out sideways at 400 % (WCAG 1.4.10)', async () => {
    await page.setViewportSize(enlarged);
    expect.soft(await sideways(page)).toBe(0);
  });
  expect(problems.splice(0)).toEqual([]);
}

test('a page has one title, also before its script is there', async ({ page, shared }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${shared.url}/home/login`);
  await expect(titles(page)).toHaveCount(1);
  await expect(page).toHaveTitle('CB Rewards');
});

for (const address of publicAddresses) {
  test(`${address} is open to all`, ({ visitor }) => isOpenToAll(visitor, address));
}

for (const address of memberAddresses) {
  test(`${address} is open to all`, ({ member }) => isOpenToAll(member, address));
}
