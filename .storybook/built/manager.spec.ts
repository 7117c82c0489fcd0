import { expect } from '@playwright/test';
import { allEntries, test } from './builtStorybook.ts';

test('a search finds a requirement by its id, and no other, and no tests', async ({ page }) => {
  await page.goto('');
  const shown = page.frameLocator('#storybook-preview-iframe');
  await expect(shown.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  const field = page.locator('#storybook-explorer-searchfield');
  const results = page.getByRole('option');
  await field.fill('REG-07');
  await expect(results).toHaveCount(2);
  await expect(results.filter({ hasText: 'SignUp' })).toHaveCount(1);
  await expect(results.filter({ hasText: 'Specification' })).toHaveCount(1);
  await field.fill('login');
  await expect(results.filter({ hasText: 'Login' }).first()).toBeVisible();
  const tests = allEntries().filter(({ subtype }) => subtype === 'test');
  const found = await results.allInnerTexts();
  expect(found.filter((text) => tests.some(({ name }) => text.includes(name)))).toEqual([]);
});

test('a state names its requirements, also those that a test of its feature shows', async ({
  page,
}) => {
  await page.goto('?path=/story/screens-public-signup--mismatch');
  await page.getByRole('tab', { name: 'Requirements' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Requirements' });
  await expect(panel.getByRole('link', { name: 'REG-13' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'REG-14' })).toBeVisible();
});

test('a chosen state of a screen leads to its story, without unsafe args', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('URL args')) warnings.push(message.text());
  });
  await page.goto('?path=/story/screens-redeem-payza--form&args=status:stuck');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByText('No answer came.')).toBeVisible();
  await expect(page).toHaveURL(/payza--stuck$/);
  await page.locator('#control-status').selectOption('done');
  await expect(page).toHaveURL(/payza--just-done$/);
  expect(warnings).toEqual([]);
});

test('a state that a screen has in a prop leads to its story, too', async ({ page }) => {
  await page.goto('?path=/story/screens-surveys-surveylist--ready');
  await page.locator('#control-state').selectOption('failed');
  await expect(page).toHaveURL(/--failed$/);
});

test('the sidebar marks a test that a link opens', async ({ page }) => {
  const opened = 'features-public-signup--mismatch:raises-a-browser-alert-once-reg-13';
  await page.goto(`?path=/story/${opened}`);
  await expect(page.locator(`[data-item-id="${opened}"]`)).toHaveAttribute('data-selected', 'true');
});

test('two states beside each other scroll together', async ({ page }) => {
  const globals = 'viewport:phone;beside:screens-public-signup--mismatch';
  await page.goto(`?path=/story/screens-public-signup--idle&globals=${globals}`);
  const half = (frame: string) => page.frameLocator(frame).getByRole('heading', { level: 1 });
  const [first, second] = [half('#storybook-preview-iframe'), half('[title="The second preview"]')];
  const scrollPositions = () =>
    Promise.all([first, second].map((each) => each.evaluate(() => window.scrollY)));
  await expect(second).toBeVisible();
  await first.hover();
  await page.mouse.wheel(0, 30);
  await expect.poll(scrollPositions).toEqual([30, 30]);
  await second.hover();
  await page.mouse.wheel(0, -10);
  await expect.poll(scrollPositions).toEqual([20, 20]);
});

const screens = allEntries().filter(
  ({ type, title }) => type === 'docs' && title.startsWith('Screens/'),
);

for (const { id, title } of screens) {
  test(`the docs page of ${title} scrolls, and nothing lies over it`, async ({ page }) => {
    // A window that is lower than any page.
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto(`iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
    const heading = page.getByRole('heading', { level: 1, name: title.split('/').at(-1) ?? '' });
    // A state renders near the window, and then opens its dialogs and menus.
    await page.locator('li[aria-busy]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('li[aria-busy=false] iframe').first()).toBeAttached();
    await heading.click();
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await heading.click();
  });
}
