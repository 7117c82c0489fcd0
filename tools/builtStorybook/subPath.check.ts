import { expect, type Frame } from '@playwright/test';
import { allStories, storiesIn } from './stories.ts';
import { show, shown, test, workbenchTest } from './workbench.ts';

/** Waits until the stories in a frame and its nested frames have rendered and played. */
async function waitForEnd(frame: Frame): Promise<void> {
  // Polls from outside, because a wait inside the frame is lost when its document is replaced.
  const ending = () => frame.evaluate(() => window.storyEnding);
  await expect(async () => expect(await ending()).toBeDefined()).toPass({ intervals: [100] });
  expect(await ending(), frame.url()).toBe('');
  await frame.evaluate(() => {
    for (const inner of document.querySelectorAll('iframe')) inner.loading = 'eager';
  });
  await Promise.all(frame.childFrames().map(waitForEnd));
}

const all = allStories();
const [journey] = storiesIn('Journeys');

const entries = {
  'a guide page': 'guide-specification--docs&viewMode=docs',
  'the steps of a journey': 'journeys-delete-the-account--docs&viewMode=docs',
  'pictures of the site': 'screens-promotion--ready',
  'a component': 'components-button--primary',
  'a container on the mock backend': 'features-account-settings--member',
  'the start of a journey': `${journey.id}&args=steps:2`,
} as const;

for (const [what, id] of Object.entries(entries)) {
  test(`below a path, Storybook shows ${what}`, async ({ page }) => {
    await page.goto(`iframe.html?id=${id}`);
    await waitForEnd(page.mainFrame());
  });
}

test('below a path, the sidebar begins with 60 rows at most', async ({ page }) => {
  await page.goto('?path=/docs/guide-welcome--docs');
  await expect(page.locator('[data-item-id="components-actions"]')).toBeVisible();
  expect(await page.locator('[data-nodetype]:visible').count()).toBeLessThanOrEqual(60);
  await expect(shown(page).getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

workbenchTest('below a path, Storybook shows a component in one theme', async ({ page }) => {
  await show(page, 'story/components-button--primary');
  await expect(shown(page).getByRole('button', { name: 'Sign me up!' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('below a path, a requirement leads to its decision', async ({ page }) => {
  await page.goto('iframe.html?id=guide-specification--docs&viewMode=docs&find=REG-13');
  await expect(page.getByText('Requirements found: 1')).toBeVisible();
  await expect(page.locator('img')).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: /^D4 / }).click();
  await expect(page).toHaveURL(/path=\/docs\/guide-decisions--docs&find=D4/);
});

test('below a path, the tokens of both themes can be downloaded', async ({ request }) => {
  const json = await (await request.get('tokens.json')).json();
  expect(json.dark.color.surface.page.$type).toBe('color');
  const css = await (await request.get('tokens.css')).text();
  expect(css).toContain('--cb-color-surface-page');
});

test('below a path, the page of a screen leads to each of its states', async ({ page }) => {
  await page.goto('iframe.html?id=screens-account-settings--docs&viewMode=docs');
  await waitForEnd(page.mainFrame());
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(
    all.filter(({ title }) => title === 'Screens/Account/Settings').map(({ name }) => name),
  );
  await links.last().click();
  await expect(page).toHaveURL(/path=\/story\/screens-account-settings--/);
});

test('below a path, the page of a screen shows states live in another text spacing, once in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 300 });
  await page.goto(
    'iframe.html?id=screens-account-adblockwarning--docs&viewMode=docs&globals=textSpacing:wide',
  );
  await expect(page.getByText(/live while in view/)).toBeVisible();
  const tile = page.getByRole('button', { name: 'Open Clear here' });
  await expect(tile).toBeVisible();
  await expect(tile.locator('iframe')).toHaveCount(0);
  await tile.scrollIntoViewIfNeeded();
  await tile.locator('iframe').waitFor();
  await waitForEnd(page.mainFrame());
});

test('below a path, the page of states shows a button as if hovered', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-states--states&viewMode=story');
  const background = (state: string) =>
    page
      .getByRole('figure', { name: `Primary, ${state}`, includeHidden: true })
      .locator('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.getByRole('figure', { name: 'Primary, at rest' })).toBeVisible();
  const atRest = await background('at rest');
  await expect.poll(() => background('under the pointer')).not.toBe(atRest);
});

const composed = '<Button>Composed</Button>';
const withComposed = `args=code:${Buffer.from(composed).toString('base64url')}`;

test('below a path, the address of the playground holds what is composed', async ({ page }) => {
  await page.goto('?path=/story/foundations-playground--compose');
  await shown(page).getByRole('textbox', { name: 'Code' }).fill(composed);
  await expect(page).toHaveURL(new RegExp(withComposed));
});

test('below a path, the playground shows what its address holds', async ({ page }) => {
  await page.goto(`iframe.html?id=foundations-playground--compose&${withComposed}`);
  await expect(page.getByRole('button', { name: 'Composed' })).toHaveCount(2);
});

test('below a path, the page of a component shows what its examples open, in its theme, and stays at its top', async ({
  page,
}) => {
  await page.goto('iframe.html?id=components-dropdownmenu--docs&viewMode=docs&globals=theme:dark');
  await waitForEnd(page.mainFrame());
  const open = page.frameLocator('iframe[title="Open"]');
  await expect(open.getByRole('menu')).toBeVisible();
  await expect(open.locator('html')).toHaveClass(/theme-dark/);
  await expect(page.locator('html')).toHaveClass(/theme-dark/);
  await expect(page.locator('.sbdocs-wrapper')).not.toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('below a path, the page of a component shows what its examples type', async ({ page }) => {
  await page.goto('iframe.html?id=components-combobox--docs&viewMode=docs');
  for (const [example, typed] of [
    ['Searching', 'x'],
    ['Nothing Found', 'zzz'],
  ] as const) {
    const field = page.frameLocator(`iframe[title="${example}"]`).getByRole('combobox');
    await expect(field).toHaveValue(typed);
  }
});

test('below a path, the page of a component fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('iframe.html?id=components-dialog--docs&viewMode=docs');
  await expect(page.getByRole('cell', { name: 'onOpenChange' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
