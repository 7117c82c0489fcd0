import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Browser, type Page, type Response } from '@playwright/test';
import { lookNames, type LookName } from '../pictures/modes.ts';
import { sheetAddress, sheetsFile } from '../pictures/sheetFile.ts';
import { staticDir, storiesIn } from './stories.ts';

/** The most that the page of a screen may load, with all its states. */
const most = { requests: 60, bytes: 2_000_000 };

const compressed = /javascript|json|css|html|svg|xml/;

/** Returns the size of a response in bytes, as a server that compresses text sends it. */
async function sizeOf(response: Response) {
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  return compressed.test(type) ? gzipSync(body).length : body.length;
}

/** The states that pages of screens show. */
const states = storiesIn('Screens').filter(({ tags }) => tags.includes('autodocs'));

const idsOf = (title: string) =>
  states.filter((state) => state.title === title).map(({ id }) => id);

/** Returns the look whose sheet of a screen is the largest. */
function heaviest(storyId: string): LookName {
  const bytes = (look: LookName) => statSync(join(staticDir, sheetAddress(look, storyId))).size;
  return lookNames.reduce((one, other) => (bytes(other) > bytes(one) ? other : one));
}

/** Opens a screen's page without a cache, and waits until all its tiles are shown. */
async function measure(browser: Browser, [first = '', ...others]: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 12_000 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const [theme, viewport] = heaviest(first).split(' ');
  const globals = `theme:${theme};viewport:${viewport}`;
  const started = performance.now();
  await page.goto(`iframe.html?id=${first.split('--')[0]}--docs&viewMode=docs&globals=${globals}`);
  const tiles = page.getByRole('button', { name: /^Open .* here$/ });
  await expect(tiles).toHaveCount(1 + others.length);
  await expect(tiles.locator('iframe')).toHaveCount(0);
  await expect
    .poll(() =>
      tiles
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter((img) => img instanceof HTMLImageElement && img.naturalWidth > 0).length,
        ),
    )
    .toBe(1 + others.length);
  const ms = performance.now() - started;
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map(sizeOf));
  await context.close();
  return { ms, requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const titles = [...new Set(states.map(({ title }) => title))];
const areas = [...new Set(titles.map((title) => title.split('/')[1]))];

for (const area of areas) {
  test(`the pages of screens in ${area} show all states with few requests`, async ({ browser }) => {
    const own = titles.filter((title) => title.split('/')[1] === area);
    for (const title of own) {
      const { ms, requests, bytes } = await measure(browser, idsOf(title));
      console.log(
        `${title}: ${requests} requests, ${(bytes / 1e6).toFixed(2)} MB, ${(ms / 1000).toFixed(1)} s`,
      );
      expect.soft(requests, `${title}: requests`).toBeLessThanOrEqual(most.requests);
      expect.soft(bytes, `${title}: bytes`).toBeLessThanOrEqual(most.bytes);
    }
  });
}

test('every state of every screen has a picture in each look', () => {
  const sheets = JSON.parse(readFileSync(join(staticDir, sheetsFile), 'utf8'));
  const missing = states.flatMap(({ id }) =>
    lookNames
      .filter((look) => !sheets[sheetAddress(look, id)]?.places[id])
      .map((look) => `${id} ${look}`),
  );
  expect(missing).toEqual([]);
});

test('the page of a screen opens one state at a time in place of its picture', async ({ page }) => {
  await page.goto(`iframe.html?id=screens-shell-dashboard--docs&viewMode=docs`);
  const live = page.getByRole('region', { name: /, live$/ });
  for (const [state, width] of [
    ['Wide', 1280],
    ['Tablet', 600],
    ['Phone', 375],
  ] as const) {
    await page.getByRole('button', { name: `Open ${state} here` }).click();
    await expect(live).toHaveAccessibleName(`${state}, live`);
    const story = live.locator('iframe').contentFrame().locator('html');
    await expect.poll(() => story.evaluate(() => innerWidth)).toBe(width);
  }
  await live.getByRole('button', { name: 'Back to the overview' }).press('Enter');
  await expect(live).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open Phone here' })).toBeFocused();
});

/** Returns the first picture of a docs page; `at` tells pages side by side apart. */
const pictureOf = (page: Page, at = 0) =>
  page.locator('iframe').nth(at).contentFrame().getByRole('listitem').locator('img').first();

test('the page of a screen switches theme and width, which its link keeps', async ({ page }) => {
  await page.goto(`?path=/docs/screens-messages-welcome--docs`);
  const picture = pictureOf(page);
  await expect(picture).toHaveAttribute('src', /sheets\/screens-messages-welcome\.light-wide/);
  const docs = page.locator('iframe').first().contentFrame();
  await docs.getByRole('radio', { name: 'Dark' }).check();
  await docs.getByRole('radio', { name: '375 px' }).check();
  await expect(picture).toHaveAttribute('src', /\.dark-phone/);
  await expect(page).toHaveURL(/theme:dark/);
  await page.reload();
  await expect(picture).toHaveAttribute('src', /\.dark-phone/);
});

test('the page of a screen compares both themes at one width', async ({ page }) => {
  const path = 'docs/screens-messages-welcome--docs';
  await page.goto(`?path=/${path}&globals=theme:both;viewport:phone`);
  for (const [at, look] of ['light-phone', 'dark-phone'].entries()) {
    const picture = pictureOf(page, at);
    await expect(picture).toHaveAttribute('src', new RegExp(`\\.${look}`));
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});
