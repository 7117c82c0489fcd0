import {
  demoLogin,
  expect,
  holdCalls,
  logIn,
  recordCalls,
  test,
  waitForHydration,
  waitForMember,
} from './site.ts';

const newcomer = { email: 'maya@example.org', password: 'a-good-password-1' };

test(
  'a visitor signs up, logs in and is a member',
  { tag: ['@smoke', '@translated'] },
  async ({ page }) => {
    await page.goto('/home/reg');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByLabel('Repeat Password').fill(newcomer.password);
    await page.getByLabel('Zipcode').fill('10115');
    await page.getByRole('button', { name: 'Sign me up!' }).click();
    await page.getByRole('link', { name: 'Go to login' }).click();
    await logIn(page, newcomer);
    await expect(page).toHaveURL('/dashboard/offers/wall');
    await waitForMember(page);
  },
);

test('different passwords raise a browser alert and send nothing [REG-13] [REG-14]', async ({
  page,
}) => {
  await page.goto('/home/reg');
  await waitForHydration(page);
  const registrations = recordCalls(page, '/register');
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByLabel('Repeat Password').fill('another');
  const [dialog] = await Promise.all([
    page.waitForEvent('dialog').then(async (shown) => {
      const seen = { type: shown.type(), message: shown.message() };
      await shown.accept();
      return seen;
    }),
    page.getByRole('button', { name: 'Sign me up!' }).click(),
  ]);
  expect(dialog).toEqual({ type: 'alert', message: 'passwords do not match' });
  await expect(page.getByText('passwords do not match')).toBeVisible();
  expect(await registrations()).toEqual([]);
});

test('login works with the keyboard alone', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.getByLabel('Username').focus();
  await page.keyboard.insertText(demoLogin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(demoLogin.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/offers/wall');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a double click and Enter send one login request', async ({ page }) => {
  await page.goto('/home/login');
  const logins = recordCalls(page, '/ath');
  const held = await holdCalls(page, '/ath');
  await page.getByLabel('Username').fill(demoLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  await page.getByRole('button', { name: 'Login' }).dblclick();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await held.arrived();
  await held.release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await logins()).toHaveLength(1);
});

test('a request without the anti-forgery header is refused', async ({ page }) => {
  await page.goto('/home/login');
  const status = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/ath', { method: 'POST', headers, body: '{}' });
    return response.status;
  });
  expect(status).toBe(403);
});
