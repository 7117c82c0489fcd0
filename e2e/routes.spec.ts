import type { Locator, Page } from '@playwright/test';
import {
  demoLogin,
  openMemberPage,
  enterSession,
  expect,
  logIn,
  poll,
  test,
  waitForHydration,
  waitForMember,
} from './site.ts';

/** Records which frames each document shows. Returns a function that polls those of the current document. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = () => {
      const main = document.querySelector('main');
      const isShown = main?.checkVisibility({ visibilityProperty: true });
      if (isShown) seen.add(main?.id === 'content' ? 'member' : 'landing');
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { seen });
  });
  return () => poll(() => page.evaluate<string[]>('[...seen]'));
}

test(
  'the empty path redirects to the dashboard, and a visitor to the login [RTE-01]',
  { tag: '@smoke' },
  async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    const frames = await watchFrames(page);
    await page.goto('/');
    await expect(page).toHaveURL('/home/login?next=%2Fdashboard');
    expect(visited).toContain('/dashboard');
    await frames().toEqual(['landing']);
  },
);

test('a member sees no landing page on the way to the dashboard', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  const frames = await watchFrames(page);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard/offers/wall');
  await waitForMember(page);
  await frames().toEqual(['member']);
});

test('/home/login shows the login [RTE-02]', async ({ page }) => {
  await page.goto('/home/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
  await expect(page).toHaveTitle('Login · CB Rewards');
});

test('/home/reg shows the sign-up [RTE-03]', async ({ page }) => {
  await page.goto('/home/reg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
  await expect(page).toHaveTitle('Sign up · CB Rewards');
});

test('/home redirects to the login [RTE-04]', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/home/login');
});

test('public links use exactly /home/login and /home/reg, whose screens share the landing page [RTE-05] [LND-04]', async ({
  page,
}) => {
  await page.goto('/home/login');
  const header = page.getByRole('banner');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await header.getByRole('link', { name: 'SignUp' }).click();
  await expect(page).toHaveURL('/home/reg');
  await expect(heading).toHaveText('Sign up now');
  await header.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/home/login');
  await expect(heading).toHaveText('Login to Your Account');
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page).toHaveURL('/home/reg');
  await page.getByRole('link', { name: 'I already have a login' }).click();
  await expect(page).toHaveURL('/home/login');
});

test('/logout ends the session and redirects to the login [RTE-28]', async ({ page }) => {
  await page.goto('/home/login');
  await logIn(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/home/login?next=%2Fdashboard');
});

test('/email/reset opens in the shell, also after a login [RTE-29]', async ({ page }) => {
  await page.goto('/email/reset');
  await expect(page).toHaveURL(`/home/login?next=${encodeURIComponent('/email/reset')}`);
  await logIn(page);
  for (const open of [waitForMember, () => openMemberPage(page, '/email/reset')]) {
    await open(page);
    await expect(page).toHaveURL('/email/reset');
    await expect(page).toHaveTitle('Change Email Id · CB Rewards');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change Email Id');
  }
});

test('/giftcards.html is a separate page [RTE-30]', async ({ page }) => {
  await page.goto('/giftcards.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift cards');
  await expect(page.locator('#root')).toHaveCount(0);
  const home = page.getByRole('banner').getByRole('link', { name: 'CB Rewards', exact: true });
  await expect(home).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
});

for (const name of ['Privacy policy', 'Terms of service', 'Refer and earn']) {
  test(`the footer links to the page ${name}, which links back`, async ({ page }) => {
    await page.goto('/home/login');
    // The footer no longer moves when the screen is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('link', { name: 'Back to CB Rewards' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
  });
}

test('a login returns to the address that the visitor requested', async ({ page }) => {
  await page.goto('/dashboard/surveys?sort=cb');
  await expect(page).toHaveURL(/^[^?]*\/home\/login\?next=/);
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/surveys?sort=cb');
});

test('a click during a redirect takes precedence over it', async ({ page }) => {
  await page.goto('/home/login?next=/dashboard/cbnews');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/cbnews');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const surveys = await menu.getByRole('link', { name: 'Surveys' }).elementHandle();
  await page.evaluate((link) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('nav[aria-label="Offers"]')) return;
      watch.disconnect();
      (link as HTMLElement).click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, surveys);
  await menu.getByRole('link', { name: 'OfferWall' }).click();
  await expect(page).toHaveURL('/dashboard/surveys');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surveys');
});

test('a login does not redirect to another site', async ({ page, site }) => {
  await page.goto('/home/login?next=//evil.example/dashboard');
  await logIn(page);
  await expect(page).toHaveURL(`${site.url}/dashboard/offers/wall`);
});

for (const address of ['/nowhere', '/home/nowhere', '/assets-of-old/page']) {
  test(`${address} shows the not-found page with a link`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle('Page not found · CB Rewards');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
  });
}

for (const [state, reach] of [
  ['pointed at', (link: Locator) => link.hover()],
  ['focused', (link: Locator) => link.focus()],
] as const) {
  test(`a link that is ${state} fetches its screen before the click`, async ({ page }) => {
    await page.goto('/home/login');
    await waitForHydration(page);
    const link = page.getByRole('link', { name: 'create new account' });
    const code = page.waitForResponse('**/assets/SignUp-*.js');
    await reach(link);
    await code;
    await expect(page).toHaveURL('/home/login');
  });
}

test('a screen whose code is still loading shows a skeleton', async ({ page, context, site }) => {
  await enterSession(context, site);
  await page.route('**/assets/SurveysPage-*.js', () => {});
  await openMemberPage(page, '/dashboard/cbinbox');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'Surveys' }).click();
  await expect(page.getByText('Loading the page')).toBeVisible();
});

test('a new screen moves the focus to its heading, the first one does not', async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up now' })).toBeFocused();
  await expect(page).toHaveURL('/home/reg');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Login to Your Account' })).toBeFocused();
});

test('a member may still open the login', async ({ page }) => {
  await page.goto('/home/login');
  await logIn(page, demoLogin);
  await expect(page).toHaveURL('/dashboard/offers/wall');
  await page.goto('/home/login');
  await waitForHydration(page);
  await expect(page).toHaveURL('/home/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
});
