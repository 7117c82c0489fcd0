import {
  openMemberPage,
  enterSession,
  expect,
  poll,
  heading,
  readingTest as test,
  recordCalls,
  test as freshTest,
  waitForMember,
} from './site.ts';

test('/dashboard redirects to the offers, which redirect to the wall [RTE-06] [RTE-07] [OFW-01] [OFW-04]', async ({
  page,
}) => {
  await openMemberPage(page, '/dashboard');
  await expect(page).toHaveURL('/dashboard/offers/wall');
  await page.goto('/dashboard/offers');
  await expect(page).toHaveURL('/dashboard/offers/wall');
});

test('the top bar stays one line in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 600 });
  await openMemberPage(page, '/dashboard/surveys');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('3,037 CB')).toBeVisible();
  await poll(async () => (await bar.boundingBox())?.height).toBe(56);
});

test('/dashboard/offerwallcb opens its container [RTE-24] [OWC-03]', async ({ page }) => {
  await openMemberPage(page, '/dashboard/offerwallcb');
  await expect(page).toHaveURL('/dashboard/offerwallcb/rapidoreach');
  await expect(page.getByRole('navigation', { name: 'Offer walls' })).toBeVisible();
});

test('an unknown path below a container redirects to its first tab', async ({ page }) => {
  await openMemberPage(page, '/dashboard/offerwallcb/peanutlabs');
  await expect(page).toHaveURL('/dashboard/offerwallcb/rapidoreach');
  await page.goto('/dashboard/offers/nowhere');
  await expect(page).toHaveURL('/dashboard/offers/wall');
});

test('an unknown address is not found inside the shell', async ({ page }) => {
  await openMemberPage(page, '/dashboard/nowhere');
  await expect(heading(page)).toHaveText("We can't find that page");
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/dashboard/offers/wall');
});

test('the user id is resolved once on entry, from the session [SES-01]', async ({ page }) => {
  await openMemberPage(page, '/dashboard/surveys');
  const calls = recordCalls(page, '/getUserIdFromSession');
  await page.reload();
  await waitForMember(page);
  await page.getByRole('link', { name: 'Earning Report' }).click();
  await expect(heading(page)).toHaveText('CB Transaction Reports');
  expect(await calls()).toEqual([{}]);
});

test('the content scrolls inside a shell of the window minus 113 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openMemberPage(page, '/dashboard/accountsettings');
  const heights = await page.evaluate(() => [
    document.querySelector('main')?.parentElement?.clientHeight,
    document.documentElement.scrollHeight,
  ]);
  expect(heights).toEqual([500 - 113, 500]);
});

test('the shell can be used with the keyboard', async ({ page }) => {
  await openMemberPage(page, '/dashboard/surveys');
  await page.reload();
  await waitForMember(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const account = page.getByRole('button', { name: 'Account' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Surveys' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Surveys' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Account Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/accountsettings');
  await expect(heading(page)).toBeFocused();
});

freshTest(
  'a closed group of the sidebar is stored, until the logout',
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await openMemberPage(page, '/dashboard/surveys');
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    const group = sidebar.getByRole('button', { name: /Refer & Earn/ });
    await group.click();
    await page.reload();
    await waitForMember(page);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    const stored = () => page.evaluate(() => localStorage.getItem('cb-refer-open'));
    expect(await stored()).toBe('closed');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/home/login');
    await poll(stored).toBeNull();
  },
);

test('a phone has the whole navigation, the CB code and help behind More', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openMemberPage(page, '/dashboard/surveys');
  const bar = page.getByRole('navigation', { name: 'Main destinations' });
  await bar.getByRole('link', { name: 'More pages' }).click();
  await expect(page).toHaveURL('/dashboard/sidebar');
  await expect(page.getByRole('main').getByRole('link', { name: /^Help/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^CB codes/ })
    .click();
  await expect(page.getByLabel('CB code', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Earning Report' }).click();
  await expect(heading(page)).toHaveText('CB Transaction Reports');
  await expect(heading(page)).toBeFocused();
});

freshTest(
  'the shell stays when the code of a page fails to load',
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await openMemberPage(page, '/dashboard/surveys');
    await page.route('**/assets/Inbox-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Inbox' }).click();
    await expect(heading(page)).toHaveText('This page did not load completely');
    await expect(page).toHaveTitle('Something went wrong · CB Rewards');
    await page.getByRole('link', { name: 'Earning Report' }).click();
    await expect(heading(page)).toHaveText('CB Transaction Reports');
  },
);

freshTest(
  'the top bar marks unread messages until they are read, over a reload',
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await openMemberPage(page, '/dashboard/redeem');
    const inbox = page.getByRole('link', { name: 'Inbox' });
    await expect(inbox).toHaveAccessibleDescription('Unread messages');
    await inbox.click();
    await expect(inbox).toHaveAccessibleDescription('Unread messages');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(inbox).not.toHaveAccessibleDescription('Unread messages');
    await openMemberPage(page, '/dashboard/redeem');
    await expect(inbox).not.toHaveAccessibleDescription('Unread messages');
  },
);

freshTest(
  'the top bar shows the member’s initials once they are known, without asking for them',
  async ({ page, context, site }) => {
    await enterSession(context, site);
    const calls = recordCalls(page, '/getBasicProfile');
    await openMemberPage(page, '/dashboard/redeem');
    const account = page.getByRole('button', { name: 'Account' });
    expect(await calls()).toEqual([]);
    await expect(account).not.toContainText('DR');
    await page.goto('/dashboard/userprofile');
    await expect(account).toContainText('DR');
    await page.getByLabel('First name').fill('Ana');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(account).toContainText('AR');
    await page.goto('/dashboard/redeem');
    await expect(account).toContainText('AR');
  },
);
