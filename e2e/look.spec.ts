import { expect, poll, test, waitForHydration } from './site.ts';

const rootClass = () => document.documentElement.className;

test('the theme is applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/home/login');
  expect(await page.evaluate(rootClass)).toBe('theme-dark');
});

test('the chosen theme is stored, and the device setting can be restored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass('theme-dark');
  await page.reload();
  expect(await page.evaluate(rootClass)).toBe('theme-dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Same as device' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass('theme-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('theme-dark');
});

// Other widths: accessibility.spec.ts.
for (const width of [375, 1280]) {
  test(`nothing scrolls horizontally at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/home/login', '/home/reg', '/nowhere', '/giftcards.html']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the font is preloaded from the site itself', async ({ page, site }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/home/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toMatch(new RegExp(`^${site.url}/assets/figtree-latin-wght-normal`));
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});

test('no requests go to other origins', async ({ page, site }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) elsewhere.push(request.url());
  });
  await page.goto('/home/login', { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
});
