import { loginWithReturn } from '../apps/site/src/routes/returnPath.ts';
import { openMemberPage, enterSession, expect, test, waitForMember } from './site.ts';

test.use({
  // Playwright switches off Chromium's memory of left pages.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Runs in the page: records in the tab's storage what the page shows in each frame after it appears. */
function recordFrames() {
  const shown: string[] = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
  const record = () => {
    shown.push(document.body.innerText);
    sessionStorage.setItem('shown', JSON.stringify(shown));
    requestAnimationFrame(record);
  };
  addEventListener('pageshow', record);
}

test('Back after a logout in another tab leads to the login, with no frame of the member’s page', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await openMemberPage(page, '/dashboard/userprofile');
  await page.evaluate(recordFrames);
  // Also in a document that is loaded again, if the browser has not kept this one.
  await page.addInitScript(recordFrames);
  await page.goto('/giftcards.html');
  const other = await context.newPage();
  await other.goto('/logout');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(loginWithReturn('/dashboard/userprofile'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await page.evaluate(() => sessionStorage.getItem('shown') ?? '');
  expect(shown).toContain('Login to Your Account');
  expect(shown).not.toMatch(/3,037|Dana|@/);
});

test('Back after a logout leads to the login', async ({ page, context, site }) => {
  await enterSession(context, site);
  await openMemberPage(page, '/dashboard/transactioncb');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home/login');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(loginWithReturn('/dashboard/transactioncb'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
});

test('Back shows the member’s page once the session is known', async ({ page, context, site }) => {
  await enterSession(context, site);
  await openMemberPage(page, '/dashboard/userprofile');
  await page.goto('/giftcards.html');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/dashboard/userprofile');
  await waitForMember(page);
});
