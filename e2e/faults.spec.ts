import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import {
  demoLogin,
  enterSession,
  expect,
  heading,
  holdCalls,
  logIn,
  test,
  waitForHydration,
  waitForMember,
  waitForQuiet,
} from './site.ts';

const notice = "We can't reach the server.";

for (const address of ['/home/login', '/dashboard/surveys']) {
  test(`${address} says so if its script cannot be fetched`, async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    const sentence = page.getByText(/^This page did not load completely\./);
    await expect(sentence).toBeVisible();
    await expect(sentence).toBeInViewport();
  });
}

test('a browser that refuses service workers raises no error', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  });
  await page.goto('/home/login');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
});

test('a chunk that fails to load once is retried', async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  let requests = 0;
  await page.route('**/assets/SignUp-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
  expect(requests).toBe(2);
});

test('a chunk that cannot be loaded shows a reload button', async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.route('**/assets/SignUp-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page did not load completely',
  );
  await expect(page).toHaveTitle('Something went wrong · CB Rewards');
  await page.unroute('**/assets/SignUp-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
});

test('a page that failed to load is replaced by the next one', async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.route('**/assets/SignUp-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'create new account' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to Your Account');
});

test('a chunk that failed offline is retried when the browser is online again', async ({
  page,
  context,
}) => {
  await page.goto('/home/login');
  const signUp = page.getByRole('link', { name: 'create new account' });
  await waitForHydration(page);
  await context.setOffline(true);
  await signUp.click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sign up now' })).toBeVisible();
});

test('a chunk that failed is retried at the next navigation', async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.route('**/assets/SignUp-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'create new account' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.unroute('**/assets/SignUp-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up now' })).toBeVisible();
});

test('a login whose cookie is not stored shows the reason', async ({ page }) => {
  await page.goto('/home/login');
  await page.route('**/ath', (route) => route.fulfill({ json: { ErrorCode: 'SUCCESS' } }));
  await logIn(page);
  await expect(page.getByText(/^Cookies are off for this site/)).toBeVisible();
  await expect(page.getByLabel('Username')).toBeEditable();
});

// Only Chromium reads the setting that turns cookies off from its profile.
test(
  'with cookies off, the login and the sign-up name the reason and do not advise a reload',
  { tag: '@chromium' },
  async ({ site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cb-no-cookies-'));
    const off = { profile: { default_content_setting_values: { cookies: 2 } } };
    mkdirSync(join(folder, 'Default'));
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(off));
    const { args, ...options } = launchOptions();
    // The headless shell does not read these settings.
    const whole = { ...options, headless: false, args: [...args, '--headless=new'] };
    const context = await chromium.launchPersistentContext(folder, whole);
    const page = await context.newPage();
    const reason = page.getByText(/^Cookies are off for this site/);
    await page.goto(`${site.url}/home/login`);
    await expect(reason).toBeVisible();
    const refused = page.waitForResponse('**/ath');
    await logIn(page);
    expect((await refused).status()).toBe(403);
    await expect(reason).toBeVisible();
    await expect(page.getByText('Reload the page and try again')).toHaveCount(0);
    await page.getByRole('link', { name: 'create new account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
    await expect(reason).toBeVisible();
    await context.close();
    rmSync(folder, { recursive: true });
  },
);

test(
  'a lost connection shows outside the screen until a call gets a response [LOG-12]',
  { tag: '@translated' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/home/login');
    await page.route('**/ath', (route) => route.abort());
    const heldCheck = await holdCalls(page, '/getUserIdFromSession');
    await logIn(page);
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Errors');
    await page.clock.fastForward('00:10');
    await heldCheck.arrived();
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await heldCheck.release();
    await expect(page.getByText(notice, { exact: true })).toBeHidden();
  },
);

/** Moves elements into others, as extensions do, so that React cannot remove them. */
const wrap = (elements: Locator) =>
  elements.evaluateAll((all) => {
    for (const moved of all) {
      const wrapper = document.createElement('div');
      moved.replaceWith(wrapper);
      wrapper.append(moved);
    }
  });

test('a part of the shell that fails leaves the page as it is', async ({ page, context, site }) => {
  await enterSession(context, site);
  const failed = page.waitForEvent('console', (said) => said.text().startsWith('[cb]'));
  await page.route('**/Realtime-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    const connect = /useEffect\)\(\(\)=>\{(?=[^}]*userId:)/;
    const broken = script.replace(connect, '$&throw new Error("Planted");');
    await route.fulfill({ body: broken, contentType: 'text/javascript' });
  });
  await page.goto('/dashboard/cbmessage');
  await failed;
  await expect(heading(page)).toHaveText('Welcome to CB Rewards');
});

test('a notice that cannot be removed leaves the page as it is', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home/login');
  await page.route('**/ath', (route) => route.abort());
  await logIn(page);
  const shown = page.getByRole('status').filter({ hasText: notice }).getByRole('paragraph');
  await expect(shown).toBeVisible();
  await wrap(shown);
  await page.clock.fastForward('00:10');
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue(demoLogin.email);
});

for (const [role, name, to] of [
  ['button', 'Reload', 'Sign up now'],
  ['link', 'Go to the start page', 'Login to Your Account'],
] as const) {
  test(`${name} works in a page that React can no longer update`, async ({ page }) => {
    await page.goto('/home/login');
    await waitForHydration(page);
    await wrap(page.locator('main div'));
    await page.getByRole('link', { name: 'create new account' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Something went wrong on this page');
    await wrap(page.locator('#root div'));
    await page.getByRole(role, { name }).click();
    await expect(title).toHaveText(to);
  });
}

test('hostile texts are rendered as text and do not overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/home/login?scenario=hostileText');
  await logIn(page);
  await expect(page.getByRole('alert')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test(
  'the dashboard shows that the server does not respond, and can be retried',
  { tag: '@translated' },
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await page.route('**/getUserIdFromSession', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your dashboard did not load');
    await expect(page).toHaveTitle('Dashboard · CB Rewards');
    await page.unroute('**/getUserIdFromSession');
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForMember(page);
  },
);

test('the notice of a lost connection covers no link of the footer', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.route('**/getUserIdFromSession', (route) => route.abort());
  await page.goto('/dashboard');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Refer and earn' });
  const edgesOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const linkEdges = await edgesOf(link);
    const noticeEdges = await edgesOf(page.getByText(/^We can't reach the server/));
    const isClear = linkEdges.bottom <= noticeEdges.top || noticeEdges.bottom <= linkEdges.top;
    expect(isClear, `at ${width} px`).toBe(true);
  }
});

test('a response that arrives after leaving the page is ignored', async ({ page }) => {
  await page.goto('/home/login?scenario=serverErrors');
  await page.route('**/ath', async (route) => {
    await page.getByRole('heading', { name: 'Sign up now' }).waitFor();
    await route.continue();
  });
  await logIn(page);
  const responded = page.waitForResponse('**/ath');
  await page.getByRole('link', { name: 'create new account' }).click();
  await responded;
  await waitForQuiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up now');
  await expect(page.getByRole('main')).not.toContainText('Errors');
});
