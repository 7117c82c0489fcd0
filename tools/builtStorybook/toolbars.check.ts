import { expect, type FrameLocator } from '@playwright/test';
import {
  fillControl,
  menu,
  select,
  show,
  shown,
  test as documentTest,
  workbenchTest as test,
} from './workbench.ts';

for (const [name, choice] of [
  ['Rendering', 'Strict mode'],
  ['Reading', 'German, Berlin'],
] as const) {
  test(`choosing ${choice} plays the story again`, async ({ page }) => {
    await show(page, 'story/components-dropdownmenu--open');
    const opened = shown(page).getByRole('menu');
    await opened.evaluate((element) => element.setAttribute('data-before', ''));
    await select(page, name, choice);
    await expect(shown(page).locator('[data-before]')).toHaveCount(0);
    await expect(opened).toBeVisible();
  });
}

test('choosing a theme keeps an open menu', async ({ page }) => {
  await show(page, 'story/components-dropdownmenu--open');
  await expect(shown(page).getByRole('menu')).toBeVisible();
  await select(page, 'Theme', 'Dark');
  await expect(shown(page).locator('html')).toHaveClass(/theme-dark/);
  await expect(shown(page).getByRole('menu')).toBeVisible();
});

test('choosing a theme keeps what a member has entered', async ({ page }) => {
  await show(page, 'story/features-public-login--idle');
  await shown(page).getByLabel('Username').fill('dana@mail.example');
  await select(page, 'Theme', 'Dark');
  await expect(shown(page).locator('html')).toHaveClass(/theme-dark/);
  await expect(shown(page).getByLabel('Username')).toHaveValue('dana@mail.example');
});

test('high contrast removes the fill of a button', async ({ page }) => {
  await show(page, 'story/components-button--primary');
  const fill = () =>
    shown(page)
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await select(page, 'Theme', 'High contrast');
  await expect.poll(fill, { intervals: [100] }).toBe('rgb(255, 255, 255)');
});

documentTest('a link of a docs page keeps the selection', async ({ page }) => {
  await page.goto('iframe.html?id=components-button--docs&viewMode=docs&globals=theme:dark');
  await page.locator('dl a').first().click();
  await expect(page).toHaveURL(/path=\/docs\/(?!components-button--).*&globals=theme:dark/);
});

documentTest('the link names a control that its address leaves out', async ({ page }) => {
  await page.goto('?path=/story/components-button--primary');
  await fillControl(page, 'children', 'Join us, now');
  await expect(shown(page).getByRole('button', { name: 'Join us, now' })).toBeVisible();
  await page.getByText('Copy link').click();
  await expect(page.getByText('Copied, but without children')).toBeVisible();
});

test('guide pages have no toolbars', async ({ page }) => {
  await show(page, 'docs/guide-welcome--docs');
  await expect(shown(page).getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(menu(page, 'Theme')).toHaveCount(0);
});

test('both themes show in the viewport that is chosen', async ({ page }) => {
  await show(page, 'story/features-account-settings--member');
  await menu(page, 'Viewport').click();
  await page.getByRole('option', { name: 'Phone' }).click();
  await select(page, 'Theme', 'Side by side');
  const dark = page.frameLocator('iframe[title="The same in the dark theme"]');
  await expect(dark.locator('html')).toHaveClass(/theme-dark/);
  const size = (frame: FrameLocator) =>
    frame.locator('html').evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(async () => (await size(dark))[0], { intervals: [100] }).toBe(375);
  expect(await size(dark)).toEqual(await size(shown(page)));
  for (const frame of [shown(page), dark]) {
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
