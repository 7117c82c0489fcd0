import type { RunningServer } from '@cb/mocks/serve/server';
import { balanceOf } from '@cb/mocks/world/ledger';
import { demoMemberId, otherLogin, otherMemberId } from '@cb/mocks/world/members';
import { endSession } from '@cb/mocks/world/sessions';
import type { Locator, Page } from '@playwright/test';
import {
  demoLogin,
  enterSession,
  expect,
  goWithin,
  poll,
  logIn,
  storeCatalogue,
  test,
  waitForHydration,
  waitForMember,
  waitForQuiet,
} from './site.ts';

const restartedNotice = 'Someone else is logged in now. This page was started over.';

/** Pushes an event to the demo member. Returns how many tabs received it. */
const push = ({ backend }: RunningServer) =>
  backend.push(demoMemberId, 'cbAdded', { Title: 'CB added', body: 'You earned 50 CB.' });

/** Returns the keys in storage and IndexedDB, except that of the theme. */
const storedKeys = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('cb-orders');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const records = opened.result.objectStoreNames.contains('records')
      ? opened.result.transaction('records').objectStore('records').getAllKeys()
      : undefined;
    if (records) await new Promise((resolve) => records.addEventListener('success', resolve));
    opened.result.close();
    return [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .concat((records?.result ?? []).map(String))
      .filter((key) => key !== 'cb-theme');
  });

/** Runs in the page: keeps a transaction on the records open for 300 ms after a click on Logout. */
function keepRecordsBusy() {
  const opened = indexedDB.open('cb-orders');
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[href$="/logout"]')) return;
      const records = opened.result.transaction('records', 'readwrite').objectStore('records');
      const end = performance.now() + 300;
      const stay = () => {
        if (performance.now() < end) records.count().addEventListener('success', stay);
      };
      stay();
    },
    { capture: true },
  );
}

test(
  'an order confirmed in the tab of a previous member takes no CB from the current one',
  { tag: '@smoke' },
  async ({ page, context, site, responses }) => {
    const { world } = site.backend;
    await enterSession(context, site);
    await page.goto('/dashboard/cbpayza');
    // A connection that registers after the session changed would restart the page too early.
    await poll(() => push(site)).toBe(1);
    await page.getByLabel('Payza e-mail address').fill('demo@payza.example');
    await page.getByLabel('CB to redeem').fill('1000');
    await page.getByRole('button', { name: 'REDEEM NOW' }).click();
    await page.getByRole('button', { name: 'I AGREE' }).waitFor();
    const before = [demoMemberId, otherMemberId].map((id) => balanceOf(world, id));
    await waitForQuiet(page);
    // Sets the cookie only, so that this tab is not notified of the login.
    await enterSession(context, site, otherMemberId);
    await page.getByRole('button', { name: 'I AGREE' }).click();
    await expect(page.getByRole('alert').filter({ hasText: restartedNotice })).toBeVisible();
    await expect(page.getByLabel('CB to redeem')).toHaveValue('');
    // The server refuses an order that names another member than the session's.
    expect(responses.callsTo('/payza/createOrder')).toBe(1);
    expect(world.state.orders).toHaveLength(3);
    expect([demoMemberId, otherMemberId].map((id) => balanceOf(world, id))).toEqual(before);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(restartedNotice)).toBeHidden();
  },
);

test('a login in another tab restarts the tab of the previous member', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/accountsettings');
  await waitForMember(page);
  const other = await context.newPage();
  await other.goto('/home/login');
  await logIn(other, otherLogin);
  await waitForMember(other);
  await expect(page.getByText(restartedNotice)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/accountsettings');
});

test('pushes continue when the same member logs in again in another tab', async ({
  page,
  context,
  site,
}) => {
  const token = await enterSession(context, site);
  await page.goto('/dashboard/cbinbox');
  await poll(() => push(site)).toBe(1);
  // The push refetches the balance, which would reveal the ended session in this tab.
  await expect(page.getByText('You earned 50 CB.', { exact: true })).toBeVisible();
  await waitForQuiet(page);
  endSession(site.backend.world, token);
  const other = await context.newPage();
  await other.goto('/home/login');
  await logIn(other);
  await waitForMember(other);
  await poll(() => push(site)).toBe(2);
});

test(
  'a logout in one tab redirects all of them to the login',
  { tag: '@smoke' },
  async ({ page, context, site }) => {
    await enterSession(context, site);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/dashboard/cbinbox');
      await waitForMember(tab);
    }
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/home/login');
    await expect(page).toHaveURL('/home/login');
    await expect(page.getByRole('alert').first()).toHaveText('You have logged out in another tab.');
  },
);

for (const [how, press] of [
  ['Ctrl and a click', (link: Locator) => link.click({ modifiers: ['ControlOrMeta'] })],
  ['the middle button', (link: Locator) => link.click({ button: 'middle' })],
] as const) {
  test(`Logout opened in another tab with ${how} leaves the member’s screens in this one`, async ({
    page,
    context,
    site,
  }) => {
    await enterSession(context, site);
    await page.goto('/dashboard/cbinbox');
    await waitForMember(page);
    await page.getByRole('button', { name: 'Account' }).click();
    const opened = context.waitForEvent('page');
    await press(page.getByRole('menuitem', { name: 'Logout' }));
    for (const tab of [page, await opened]) await expect(tab).toHaveURL('/home/login');
    expect(await storedKeys(page)).toEqual([]);
  });
}

test('deleting an account clears the stored data in all tabs', async ({ page, context, site }) => {
  await enterSession(context, site);
  await storeCatalogue(page);
  expect(await storedKeys(page)).toContain('TangocardCatalog');
  await page.evaluate(() => localStorage.setItem('cb-order:member-1001:payza', 'lost'));
  const other = await context.newPage();
  await other.goto('/dashboard/cbinbox');
  await waitForMember(other);
  await goWithin(page, '/dashboard/accountsettings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByLabel('I understand, continue to delete my account').check();
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/accountsettings/accountdeletedconfirmation');
    await poll(() => storedKeys(tab)).toEqual([]);
  }
});

test('a logout clears the stored data before navigating, even if the database is slow', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/cbpayza');
  await page.getByLabel('Payza e-mail address').fill('someone@else.example');
  await page.getByLabel('CB to redeem').fill('1000');
  await page.getByRole('button', { name: 'REDEEM NOW' }).click();
  await page.getByRole('button', { name: 'I AGREE' }).click();
  await page.getByRole('heading', { name: 'Your redemption order is placed' }).waitFor();
  await page.evaluate(keepRecordsBusy);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home/login');
  expect(await storedKeys(page)).toEqual([]);
});

test('the site clears the stored data itself if the server returns the site for /logout', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await storeCatalogue(page);
  expect(await storedKeys(page)).toContain('TangocardCatalog');
  await page.route('**/logout', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site.url}/home/login` }) }),
  );
  await page.goto('/logout', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/home/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
  expect(await storedKeys(page)).toEqual([]);
});

test('an expired session redirects to the login, and back after it', async ({
  page,
  context,
  site,
}) => {
  const token = await enterSession(context, site);
  await page.goto('/dashboard/cbinbox');
  await poll(() => push(site)).toBe(1);
  // The push refetches the balance, which would reveal the ended session before the click.
  await expect(page.getByText('You earned 50 CB.', { exact: true })).toBeVisible();
  await waitForQuiet(page);
  endSession(site.backend.world, token);
  await page.getByRole('link', { name: 'Earning Report' }).first().click();
  await expect(page).toHaveURL(/\/home\/login\?next=/);
  await expect(page.getByRole('alert').first()).toHaveText('Please log in again to go on.');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/transactioncb');
  await waitForMember(page);
});

test('what was typed when the session expired is there after the login', async ({
  page,
  context,
  site,
}) => {
  const token = await enterSession(context, site);
  await page.goto('/dashboard/userprofile');
  await page.getByLabel('City').fill('Pune West');
  // Ended earlier, the session could be missed by another call, whose redirect removes the button.
  await page.route('**/updateBasicProfile', async (route) => {
    endSession(site.backend.world, token);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page).toHaveURL(/\/home\/login\?next=/);
  await logIn(page);
  await expect(page.getByLabel('City')).toHaveValue('Pune West');
});

test('a login page that stayed open until its cookies ended logs in', async ({ page, context }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await context.clearCookies();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/offers/wall');
});

test('a login that succeeds after moving on to the sign-up goes to the dashboard [LOG-06]', async ({
  page,
}) => {
  await page.goto('/home/login');
  await page.route('**/ath', async (route) => {
    await page.getByRole('heading', { name: 'Sign up now' }).waitFor();
    await route.continue();
  });
  await logIn(page);
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page).toHaveURL('/dashboard/offers/wall');
});
