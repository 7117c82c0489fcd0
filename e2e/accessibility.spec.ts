import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { axeRunOptions } from '../tools/axeRules.ts';
import { findBlocksInText } from '../tools/findBlocksInText.ts';
import { memberAddresses, publicAddresses } from './addresses.ts';
import { findHidden, hiddenPatterns } from './filterLists.ts';
import {
  delayCalls,
  findClippedParts,
  measureChrome,
  addTextSpacing,
  waitTwoFrames,
  watchShifts,
  type Shift,
} from './inPage.ts';
import { walkByKeyboard } from './keyboardWalk.ts';
import {
  enterSession,
  expect,
  sharingTest,
  waitForQuiet,
  watchProblems,
  watchRequests,
  type Visit,
} from './site.ts';

declare global {
  interface Window {
    axe?: typeof Axe;
    shifts?: readonly Shift[];
  }
}

const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 900 };
/**
 * How far a page may move, as cumulative layout shift. Not 0, because a number that counts up, or a
 * text that takes another's place in the same box, may count as moved by some pixels.
 */
const maxLayoutShift = 0.001;

/** Window widths in px; 320 is a 1280 px desktop at 400 % zoom (WCAG 1.4.10). */
const widths = [320, 768, 1024, 1920];

/** The maximum height of the bars, tabs and filters at the top of a page on a phone, in px. */
const maxChromePx = 200;

async function openVisit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  watchRequests(context);
  await page.addInitScript(watchShifts);
  await page.addInitScript(delayCalls);
  return { page, problems: watchProblems(page) };
}

/** Shares the site, one page of a visitor and one of a member among the tests of a worker. */
const test = sharingTest.extend<object, { visitor: Visit; member: Visit }>({
  visitor: [
    async ({ browser, shared }, use) => {
      const context = await browser.newContext({ baseURL: shared.url, reducedMotion: 'reduce' });
      const opened = await openVisit(context);
      // Caches the font: without Arial or Liberation Sans, the text moves when the font arrives.
      await opened.page.goto('/home/login');
      await use(opened);
      await context.close();
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ browser, shared }, use) => {
      const context = await browser.newContext({ baseURL: shared.url, reducedMotion: 'reduce' });
      await enterSession(context, shared);
      const opened = await openVisit(context);
      // The offers then show a next reward, which depends on the balance.
      await opened.page.goto('/dashboard/redeemrewards');
      await opened.page.waitForFunction(() => localStorage.getItem('cb-goals') !== null);
      await use(opened);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const titles = (page: Page) => page.locator('head > title');

/** Opens an address and waits for its heading and for everything that it requests. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // 10 frames, which is longer than the delay of a call.
  await waitForQuiet(page, 10);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeOptions: RunOptions = {
  ...axeRunOptions,
  reporter: 'no-passes',
  rules: {
    // Stories show the colours of every screen in both themes.
    'color-contrast': { enabled: false },
    'link-in-text-block': { enabled: false },
    'target-size': { enabled: true },
    // No longer a WCAG rule, but labels and scripts rely on unique ids.
    'duplicate-id': { enabled: true },
  },
};

/** Returns axe's violations on the page. */
async function findViolations(page: Page) {
  await page.evaluate(axe);
  const found = await page.evaluate((options) => window.axe?.run(options), axeOptions);
  return found?.violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)]);
}

/** Returns by how many px the page, or the scrolling area of the dashboard, is too wide. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('main')?.parentElement;
    const scrolling = [document.documentElement];
    if (area && getComputedStyle(area).overflowX === 'auto') scrolling.push(area);
    const bottomBar = document.querySelector<HTMLElement>('nav[aria-label="Main destinations"]');
    if (bottomBar) scrolling.push(bottomBar);
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Returns the clipped texts of a page whose longest words may break. */
const findCutTexts = async (page: Page) =>
  (await page.evaluate(findClippedParts)).filter((text) => !text.endsWith(', broken apart'));

/** Opens an address in a window of this size. Returns the layout shifts, if they add up to any. */
async function findShifts(page: Page, address: string, size: typeof phone) {
  await page.setViewportSize(size);
  await open(page, address);
  await page.evaluate(waitTwoFrames);
  const shifts = (await page.evaluate(() => window.shifts)) ?? [];
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total < maxLayoutShift ? [] : shifts;
}

/**
 * Checks that nothing shifts while the page loads, however slow the server is: calls are delayed until
 * the page has shown that it is loading. Then checks text size and reflow.
 */
async function expectLayout({ page, problems }: Visit, address: string) {
  await test.step('nothing moves while it loads', async () => {
    expect.soft(await findShifts(page, address, phone), 'on a phone').toEqual([]);
    expect.soft(await findShifts(page, address, desktop), 'on a desktop').toEqual([]);
  });
  await test.step('no text is clipped at 200 % text size (WCAG 1.4.4)', async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await horizontalOverflow(page)).toBe(0);
    expect.soft(await page.evaluate(findClippedParts)).toEqual([]);
    await page.setViewportSize(phone);
    await page.evaluate(waitTwoFrames);
    expect.soft(await horizontalOverflow(page), 'on a phone').toBe(0);
    expect.soft(await findCutTexts(page), 'on a phone').toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  });
  await test.step('no text is clipped with wide text spacing (WCAG 1.4.12)', async () => {
    await page.setViewportSize({ ...phone, width: 320 });
    await page.evaluate(addTextSpacing);
    await page.evaluate(waitTwoFrames);
    expect.soft(await findCutTexts(page)).toEqual([]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  });
  await test.step('nothing overflows or is clipped at any width (WCAG 1.4.10)', async () => {
    for (const width of widths) {
      await page.setViewportSize({ ...desktop, width });
      // The page may follow its new width one frame later.
      await page.evaluate(waitTwoFrames);
      expect.soft(await horizontalOverflow(page), `at ${width} px`).toBe(0);
      expect.soft(await page.evaluate(findClippedParts), `at ${width} px`).toEqual([]);
    }
  });
  expect(problems.splice(0)).toEqual([]);
}

/** Checks the title, axe, keyboard, and what a phone shows first. */
async function expectAccessible({ page, problems }: Visit, address: string) {
  await page.setViewportSize(desktop);
  if (page.url() !== new URL(address, page.url()).href) await open(page, address);
  await test.step('one title', async () => {
    await expect(titles(page)).toHaveCount(1);
    await expect(page).toHaveTitle(/ · CB Rewards$/);
  });
  await test.step('axe', async () => expect.soft(await findViolations(page)).toEqual([]));
  await test.step('no block is in running text', async () => {
    expect.soft(await page.evaluate(findBlocksInText)).toEqual([]);
  });
  await test.step('ad blockers hide no part of it', async () => {
    expect.soft(await page.evaluate(findHidden, hiddenPatterns)).toEqual([]);
  });
  await test.step('the focus is visible and not obscured, on a desktop and on a phone', async () => {
    expect.soft(await walkByKeyboard(page), 'on a desktop').toEqual([]);
    await page.setViewportSize(phone);
    await page.evaluate(waitTwoFrames);
    expect.soft(await walkByKeyboard(page), 'on a phone').toEqual([]);
  });
  await test.step('a phone shows more content than bars and filters', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const isMenu = address === '/dashboard/sidebar';
    if (!isMenu) expect.soft(await page.evaluate(measureChrome)).toBeLessThanOrEqual(maxChromePx);
  });
  expect(problems.splice(0)).toEqual([]);
}

test('a page that is not prerendered has one title before its script is loaded', async ({
  page,
  shared,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${shared.url}/dashboard/redeemrewards/details/B100001`);
  await expect(titles(page)).toHaveCount(1);
  await expect(page).toHaveTitle('CB Rewards');
});

for (const address of publicAddresses) {
  test.describe(address, () => {
    // In one worker, so that the second test finds the page open.
    test.describe.configure({ mode: 'default' });
    test('neither moves, overflows nor clips text', ({ visitor }) =>
      expectLayout(visitor, address));
    test('is accessible', ({ visitor }) => expectAccessible(visitor, address));
  });
}

for (const address of memberAddresses) {
  test.describe(address, () => {
    test.describe.configure({ mode: 'default' });
    // One page is enough to smoke-test a change of the shell.
    const tag = address === '/dashboard/surveys' ? ['@smoke'] : [];
    test('neither moves, overflows nor clips text', { tag }, ({ member }) =>
      expectLayout(member, address),
    );
    test('is accessible', { tag }, ({ member }) => expectAccessible(member, address));
  });
}
