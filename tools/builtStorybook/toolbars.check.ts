import { expect, test, type Page } from '@playwright/test';

const show = (page: Page, path: string) => page.goto(`?path=/${path}`);
const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const menu = (page: Page, name: string) =>
  page.getByTestId('sb-preview-toolbar').getByRole('button', { name });

async function select(page: Page, name: string, choice: string) {
  await menu(page, name).click();
  await page.getByRole('radio', { name: choice }).click();
}

for (const [name, choice] of [
  ['Rendering', 'Strict mode'],
  ['Reading', 'German, Berlin'],
] as const) {
  test(`choosing ${choice} plays the story again`, async ({ page }) => {
    await show(page, 'story/components-dropdownmenu--open');
    const opened = story(page).getByRole('menu');
    await opened.evaluate((element) => element.setAttribute('data-before', ''));
    await select(page, name, choice);
    await expect(story(page).locator('[data-before]')).toHaveCount(0);
    await expect(opened).toBeVisible();
  });
}

test('choosing a theme keeps an open menu', async ({ page }) => {
  await show(page, 'story/components-dropdownmenu--open');
  await expect(story(page).getByRole('menu')).toBeVisible();
  await select(page, 'Theme', 'Dark');
  await expect(story(page).locator('html')).toHaveClass(/theme-dark/);
  await expect(story(page).getByRole('menu')).toBeVisible();
});

test('choosing a theme keeps what a member has entered', async ({ page }) => {
  await show(page, 'story/features-public-login--idle&globals=theme:light');
  await story(page).getByLabel('Username').fill('dana@mail.example');
  await select(page, 'Theme', 'Dark');
  await expect(story(page).locator('html')).toHaveClass(/theme-dark/);
  await expect(story(page).getByLabel('Username')).toHaveValue('dana@mail.example');
});

test('high contrast removes the fill of a button', async ({ page }) => {
  await show(page, 'story/components-button--primary');
  const fill = () =>
    story(page)
      .getByRole('button')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await select(page, 'Theme', 'High contrast');
  await expect.poll(fill).toBe('rgb(255, 255, 255)');
});

test('a link of a docs page keeps the selection', async ({ page }) => {
  await show(page, 'docs/components-button--docs&globals=theme:dark');
  await story(page).locator('dl a').first().click();
  await expect(page).toHaveURL(/path=\/docs\/(?!components-button--).*&globals=theme:dark/);
});

test('the link names a control that its address leaves out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await show(page, 'story/components-button--primary');
  await page.locator('#control-children').fill('Join us, now');
  await expect(story(page).getByRole('button', { name: 'Join us, now' })).toBeVisible();
  await page.getByText('Copy link').click();
  await expect(page.getByText('Copied, but without children')).toBeVisible();
});

test('guide pages have no toolbars', async ({ page }) => {
  await show(page, 'docs/guide-welcome--docs');
  await expect(story(page).getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(menu(page, 'Theme')).toHaveCount(0);
});
