import { enterSession, expect, test } from './site.ts';

const sentence = /^Your browser is too old for this site\./;

for (const address of ['/home/login', '/dashboard/surveys', '/no-such-page']) {
  test(`${address} says that the browser is too old, if its scripts may not run`, async ({
    page,
    context,
    site,
  }) => {
    await enterSession(context, site);
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript' }),
    );
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    await page.goto(address);
    await expect(page.locator('body > :first-child')).toHaveText(sentence);
    await expect(page.getByText(sentence)).toBeInViewport();
  });
}

test('a supported browser is not called too old', async ({ page }) => {
  await page.goto('/home/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
});
