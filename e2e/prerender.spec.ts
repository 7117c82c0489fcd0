import type { Locator, Page } from '@playwright/test';
import {
  demoLogin,
  enterSession,
  expect,
  poll,
  holdCalls,
  holdScripts,
  recordCalls,
  test,
  waitForHydration,
  watchErrors,
} from './site.ts';

for (const [path, heading, title] of [
  ['/home/login', 'Login to Your Account', 'Login · CB Rewards'],
  ['/home/reg', 'Sign up now', 'Sign up · CB Rewards'],
] as const) {
  test(`${path} is readable without a script`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const response = await page.goto(path);
    expect(await response?.headerValue('content-encoding')).toBe('gzip');
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeVisible();
  });
}

/**
 * Opens a page whose scripts are held, with a stored theme, marks the headings that it was prerendered
 * with, and lets the scripts run. Returns a function that expects those headings to be kept.
 */
async function openPrerendered(page: Page, path: string) {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    localStorage.setItem('cb-theme', 'dark');
    addEventListener('DOMContentLoaded', () => {
      for (const heading of document.querySelectorAll('h1, h2')) {
        heading.setAttribute('data-rendered', '');
      }
    });
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  release();
  return async () => {
    await expect(page.locator('h1[data-rendered]')).toHaveCount(1);
    await expect(page.locator(':is(h1, h2):not([data-rendered])')).toHaveCount(0);
    expect(errors).toEqual([]);
  };
}

/** Resolves when the page shows the stored theme's choice, which it does only once it is hydrated. */
const expectThemeChosen = (page: Page) =>
  expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

/** Clicks a link, and returns whether the site handled the click itself. */
const clickAndCheckHandled = (link: Locator) =>
  link.evaluate((element: HTMLAnchorElement) => {
    let handled = false;
    const note = (event: Event) => {
      handled = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', note, { once: true });
    element.click();
    return handled;
  });

for (const [path, ownLink] of [
  ['/home/login', 'Login'],
  ['/home/reg', 'SignUp'],
] as const) {
  test(`${path} is hydrated by React without changes`, async ({ page }) => {
    const expectKept = await openPrerendered(page, path);
    // React hydrates the frame and the form one after another.
    await expectThemeChosen(page);
    await waitForHydration(page);
    const sections = page.getByRole('region', { name: 'Ready when you are.' });
    await poll(() => clickAndCheckHandled(sections.getByRole('link', { name: ownLink }))).toBe(
      true,
    );
    await expectKept();
  });
}

for (const path of ['/home/login', '/dashboard/cbnews']) {
  test(`${path} is painted only when its prerendered part has been parsed`, async ({
    page,
    context,
    site,
  }) => {
    await enterSession(context, site);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const awaited = await page.locator('link[rel=expect][blocking=render]').getAttribute('href');
    const behind = page.locator('#root:not(:empty) + *');
    await expect(behind).toHaveId(awaited?.slice(1) ?? '');
  });
}

for (const path of ['/home/login', '/home/reg', '/dashboard/surveys']) {
  test(`${path} is painted with its styles before any other file has arrived`, async ({ page }) => {
    const hold = () => new Promise<never>(() => {});
    await page.route('**/assets/*', hold);
    await page.goto(path, { waitUntil: 'commit' });
    const paints = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await poll(paints).toBe(1);
    await expect(page.locator('body')).toHaveCSS('font-family', /^.?Figtree/);
  });
}

test('the landing page shows its rewards without scripts', async ({ page }) => {
  const errors = watchErrors(page);
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('/home/login');
  const rewards = page.getByRole('region', { name: 'What your CB become' });
  await expect(rewards.getByText('$20 gift card')).toBeVisible();
  // The policy of the site would refuse inline styles, for instance.
  expect(errors).toEqual([]);
});

test('text typed before the script has loaded is sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').pressSequentially(demoLogin.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially(demoLogin.password);
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Username')).toHaveValue(demoLogin.email);
  await expect(password).toBeFocused();
  await password.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('typing continues where it was when the script has loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').pressSequentially('dana@');
  release();
  await waitForHydration(page);
  await page.keyboard.type('mail.example');
  await expect(page.getByLabel('Username')).toHaveValue('dana@mail.example');
});

test('a form submitted before the script has loaded is sent afterwards', async ({ page }) => {
  const calls = recordCalls(page, '/ath');
  const release = await holdScripts(page);
  await page.goto('/home/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').pressSequentially(demoLogin.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoLogin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/home/login');
  release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await calls()).toHaveLength(1);
});

test('a stored theme is applied before the script has loaded, and its choice afterwards', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('cb-theme', 'dark'));
  const release = await holdScripts(page);
  await page.goto('/home/login', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).toHaveClass('theme-dark');
  release();
  await expectThemeChosen(page);
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main destinations' });

test("a member's page shows its frame before any script runs, and keeps it", async ({
  page,
  context,
  site,
}) => {
  const errors = watchErrors(page);
  await enterSession(context, site);
  await page.setViewportSize({ width: 375, height: 667 });
  const session = await holdCalls(page, '/getUserIdFromSession');
  const release = await holdScripts(page);
  await page.goto('/dashboard/surveys', { waitUntil: 'commit' });
  await expect(bar(page).getByRole('link', { name: 'Surveys' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('main').getByText('Surveys', { exact: true })).toBeVisible();
  await bar(page).evaluate((element) => element.setAttribute('data-rendered', ''));
  release();
  await session.arrived();
  // Only the hydrated frame opens its menus.
  await expect(async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await session.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surveys');
  await expect(bar(page)).toHaveAttribute('data-rendered', '');
  expect(errors).toEqual([]);
});

test('a group of the sidebar that the member closed is never shown open', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.addInitScript(() => localStorage.setItem('cb-refer-open', 'closed'));
  const release = await holdScripts(page);
  await page.goto('/dashboard/surveys', { waitUntil: 'commit' });
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  const group = sidebar.getByRole('button', { name: 'Refer & Earn' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar.getByRole('link', { name: 'Refer a Friend' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surveys');
  await group.click();
  await expect(sidebar.getByRole('link', { name: 'Refer a Friend' })).toBeVisible();
});
