import { demoLogin, enterSession, expect, logIn, recordCalls, test } from './site.ts';

const confirmationPath = '/accountsettings/accountdeletedconfirmation';

test.beforeEach(({ context, site }) => enterSession(context, site));

test(
  'a member deletes the account: first with a wrong password, then for good [DEL-05] [DEL-08] [RTE-31]',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/dashboard/accountsettings');
    const deletions = recordCalls(page, '/accountsettings/DeleteMyUserAccount');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await expect(dialog).toContainText(demoLogin.email);
    await dialog.getByLabel('I understand, continue to delete my account').check();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('userPassword: The password is wrong.');
    await dialog.getByLabel('Password', { exact: true }).fill(demoLogin.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(confirmationPath);
    await expect(page.getByText(/all its CBs are gone/)).toBeVisible();
    await expect(page).toHaveTitle('Account deleted · CB Rewards');
    // The page is outside the member area.
    await expect(page.getByRole('button', { name: 'CB CODE' })).toHaveCount(0);
    expect(await deletions()).toEqual([
      { userPassword: 'wrong', accountDeletionConfirmation: true },
      { userPassword: demoLogin.password, accountDeletionConfirmation: true },
    ]);
    await page.goto('/home/login');
    await logIn(page);
    await expect(page.getByRole('alert')).toContainText('The email or password is wrong.');
  },
);

test('a link to the confirmation clears nothing, and leads to the settings', async ({ page }) => {
  await page.goto('/dashboard/cbinbox');
  const orderKey = 'cb-order:member-1001:payza';
  await page.evaluate((key) => localStorage.setItem(key, 'lost'), orderKey);
  await page.goto(confirmationPath);
  await expect(page).toHaveURL('/dashboard/accountsettings');
  expect(await page.evaluate((key) => localStorage.getItem(key), orderKey)).toBe('lost');
});

test('the inbox keeps read and deleted messages for the session [INB-04] [INB-05]', async ({
  page,
}) => {
  await page.goto('/dashboard/cbinbox');
  const list = page.getByRole('region', { name: 'Messages' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.getByLabel('Select: Games do not earn CBs').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Select: New gift cards').check();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('Unread')).toHaveCount(3);
});

test('the change-e-mail page opens as a page and changes the login', async ({ page }) => {
  await page.goto('/email/reset');
  await page.getByLabel('New Email').fill('new@mail.example');
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  await page.getByRole('button', { name: 'Change Email Id' }).click();
  await expect(page.getByText(/Your email has been changed/)).toBeVisible();
  await page.goto('/logout', { waitUntil: 'commit' });
  await logIn(page, { ...demoLogin, email: 'new@mail.example' });
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a link from another site logs out only after a confirmation', async ({ page, site }) => {
  const otherSite = 'http://other.example/';
  await page.route(otherSite, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${site.url}/logout">Free CB</a>` }),
  );
  await page.goto(otherSite);
  await page.getByRole('link').click();
  await expect(page.getByRole('heading')).toHaveText('Log out of CB Rewards?');
  await page.getByRole('link', { name: 'Back to CB Rewards' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(otherSite);
  await page.getByRole('link').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/home/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/home\/login/);
});
