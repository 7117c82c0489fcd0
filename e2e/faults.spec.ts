import { expect, logIn, test } from './site.ts';

const notice = "We can't reach the server.";

test('a part that fails to load once is fetched again', async ({ page }) => {
  await page.goto('/home/login');
  let failed = 0;
  await page.route('**/assets/SignUp-*.js', (route) =>
    failed++ === 0 ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
  expect(failed).toBe(2);
});

test('a part that cannot be loaded is offered as a reload, never a blank page', async ({
  page,
}) => {
  await page.goto('/home/login');
  await page.route('**/assets/SignUp-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page did not load completely',
  );
  await page.unroute('**/assets/SignUp-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
});

test('a page that failed gives way to the next one', async ({ page }) => {
  await page.goto('/home/login');
  await page.route('**/assets/SignUp-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'create new account' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
});

test('a part that failed offline is fetched when the browser is online again', async ({
  page,
  context,
}) => {
  await page.goto('/home/login');
  const signUp = page.getByRole('link', { name: 'create new account' });
  await signUp.waitFor();
  await context.setOffline(true);
  await signUp.click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sign up now' })).toBeVisible();
});

test('a part that failed is fetched again at the next try', async ({ page }) => {
  await page.goto('/home/login');
  await page.route('**/assets/SignUp-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'create new account' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.unroute('**/assets/SignUp-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up now' })).toBeVisible();
});

test('a login whose cookie is not kept says so, instead of asking again without a word', async ({
  page,
}) => {
  await page.goto('/home/login');
  await page.route('**/ath', (route) => route.fulfill({ json: { ErrorCode: 'SUCCESS' } }));
  await logIn(page);
  await expect(page.getByText(/^Your browser keeps no cookies of this site/)).toBeVisible();
  await expect(page.getByLabel('Username')).toBeEditable();
});

test('a lost connection shows outside the screen until a call is answered [LOG-12]', async ({
  page,
}) => {
  await page.goto('/home/login');
  await page.route('**/ath', (route) => route.abort());
  await logIn(page);
  await expect(page.getByText(notice, { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Errors');
  await expect(page.getByText(notice, { exact: true })).toBeHidden();
});

for (const scenario of [
  'malformed-html',
  'malformed-empty',
  'malformed-truncated',
  'malformed-null',
  'malformed-lists',
  'malformed-messages',
  'malformed-huge',
  'httpErrors',
  'transportFailure',
]) {
  test(`login ends in its form when the answer is ${scenario}`, async ({ page }) => {
    await page.goto(`/home/login?scenario=${scenario}`);
    await logIn(page);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByLabel('Username')).toBeEditable();
  });
}

for (const scenario of ['serverErrors', 'status401', 'status403', 'status429', 'manyErrors']) {
  test(`login shows what the server says when it is ${scenario}`, async ({ page }) => {
    await page.goto(`/home/login?scenario=${scenario}`);
    await logIn(page);
    await expect(page.getByRole('alert')).toContainText('Errors');
    await expect(page.getByText(notice)).toHaveCount(0);
  });
}

test('hostile texts stay texts and inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/home/login?scenario=hostileText');
  await logIn(page);
  await expect(page.getByRole('alert')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the dashboard says when the server gives no answer, and tries again', async ({ page }) => {
  await page.goto('/home/login');
  await logIn(page);
  await expect(page.getByRole('button', { name: 'CB CODE' })).toBeVisible();
  await page.route('**/getUserIdFromSession', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your dashboard did not load');
  await page.unroute('**/getUserIdFromSession');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'CB CODE' })).toBeVisible();
});

test('an answer that comes after leaving changes nothing', async ({ page }) => {
  await page.goto('/home/login?scenario=serverErrors');
  await page.route('**/ath', async (route) => {
    await page.getByRole('heading', { name: 'Sign up now' }).waitFor();
    await route.continue();
  });
  await logIn(page);
  const answered = page.waitForResponse('**/ath');
  await page.getByRole('link', { name: 'create new account' }).click();
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
  await expect(page.getByRole('main')).not.toContainText('Errors');
});
