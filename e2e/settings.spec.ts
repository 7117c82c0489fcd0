import { startServer } from '@cb/mocks/serve/server';
import { cachedFiles, updateWorker, waitForWorker } from './serviceWorker.ts';
import {
  enterSession,
  expect,
  pickPort,
  poll,
  test as base,
  waitForHydration,
  waitForQuiet,
} from './site.ts';

// In one worker, because configuring a build takes seconds.
base.describe.configure({ mode: 'default' });

/** Serves the built site with the settings of the example. */
const test = base.extend({
  site: async ({ configured }, use) => {
    const site = await startServer({ dist: configured });
    await use(site);
    await site.close();
  },
});

test('a built site has the given settings: name, links, policy and address for failure reports', async ({
  page,
  problems,
}) => {
  const reports: unknown[] = [];
  await page.route('https://failures.acme.example/**', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route('https://analytics.acme.example/**', (route) => route.fulfill({ status: 204 }));
  // Only a quarter of all visits report.
  await page.addInitScript(() => (Math.random = () => 0));
  const tracked = page.waitForRequest('https://analytics.acme.example/events');
  const response = await page.goto('/home/login');
  expect(response?.headers()['content-security-policy']).toContain('https://wall.bitlabs.example');
  await expect(page).toHaveTitle('Login · Acme Rewards');
  await expect(page.getByRole('link', { name: 'Blog' }).first()).toHaveAttribute(
    'href',
    'https://blog.acme.example/',
  );
  expect((await tracked).postDataJSON()).toMatchObject({ type: 'page', path: '/home/login' });
  await page.evaluate(() => setTimeout(() => JSON.parse('{')));
  await poll(() => reports).toHaveLength(1);
  expect(reports).toEqual([
    {
      kind: 'error',
      what: 'SyntaxError',
      at: [],
      release: expect.stringMatching(/^[\w.-]+$/),
      route: '/home/login',
    },
  ]);
  await poll(() => problems.splice(0)).toEqual([expect.stringContaining('JSON')]);
});

/** Runs in the page: adds a node as soon as the heading is parsed, as browser extensions do. */
function addForeignNode() {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('#root h1');
    if (!heading) return;
    observer.disconnect();
    heading.before(document.createElement('aside'));
  });
  observer.observe(document, { childList: true, subtree: true });
}

test('nodes that a browser extension adds before the page hydrates are not reported', async ({
  page,
}) => {
  const reports: unknown[] = [];
  const logged: string[] = [];
  await page.route('https://failures.acme.example/**', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route('https://analytics.acme.example/**', (route) => route.fulfill({ status: 204 }));
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => (Math.random = () => 0));
  await page.addInitScript(addForeignNode);
  await page.goto('/home/login');
  await waitForHydration(page);
  await poll(() => logged.join()).toContain('#418');
  await waitForQuiet(page);
  expect(reports).toEqual([]);
});

test('opening the cash back page sends one event to the operator’s analytics [CSH-03]', async ({
  page,
  context,
  site,
}) => {
  const reports: unknown[] = [];
  await page.route('https://analytics.acme.example/events', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await enterSession(context, site);
  await page.goto('/dashboard/cbcashback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash back');
  await poll(() => reports).toHaveLength(2);
  await waitForQuiet(page);
  expect(reports).toEqual([
    { type: 'event', name: 'cbCashback', at: expect.any(Number) },
    { type: 'page', path: '/dashboard/cbcashback', title: 'Cash back', at: expect.any(Number) },
  ]);
});

test('members see the legacy options only if the operator asks for them [D33]', async ({
  page,
  context,
  site,
  shared,
}) => {
  await page.route('https://analytics.acme.example/**', (route) => route.fulfill({ status: 204 }));
  const options = page.getByRole('heading', { name: 'Other ways to redeem' });
  await enterSession(context, site);
  await page.goto('/dashboard/redeem');
  await expect(options).toBeVisible();
  await enterSession(context, shared);
  await page.goto(`${shared.url}/dashboard/redeem`);
  await expect(page.getByRole('heading', { name: 'Giftcards' })).toBeVisible();
  await waitForQuiet(page);
  await expect(options).toBeHidden();
});

for (const [address, text] of [
  ['/home/login', 'Acme Rewards in short'],
  ['/nowhere', 'Acme Rewards'],
  ['/refer-and-earn.html', 'Back to Acme Rewards'],
  ['/dashboard/cbmessage', 'Welcome to Acme Rewards'],
  ['/dashboard/cbinbox', 'Welcome to Acme Rewards'],
  ['/dashboard/sidebar', 'All parts of Acme Rewards'],
  ['/dashboard/cbpayza', 'e-mail address as your Acme Rewards account'],
  ['/dashboard/promomaterial', 'Acme Rewards: your opinion pays in CB'],
] as const) {
  test(`texts of ${address} have the configured name`, async ({ page, context, site }) => {
    await page.route('https://analytics.acme.example/**', (route) =>
      route.fulfill({ status: 204 }),
    );
    if (address.startsWith('/dashboard')) await enterSession(context, site);
    await page.goto(address);
    const found = page.getByText(text).or(page.getByAltText(text)).or(page.getByLabel(text));
    await expect(found.first()).toBeAttached();
    await waitForQuiet(page);
    // Includes labels and titles; spans are removed, because they may split the name.
    const markup = (await page.content()).replaceAll(/<\/?span[^>]*>/g, '');
    expect(markup).toContain('Acme Rewards');
    expect(markup).not.toMatch(/CB\s+Rewards/);
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new deployment replaces the offline page', async ({ page, context, configured }, {
    parallelIndex,
  }) => {
    const port = await pickPort(parallelIndex);
    const before = await startServer({ dist: 'apps/site/dist', port });
    await page.goto(`${before.url}/giftcards.html`);
    await page.goto(`${before.url}/home/login`);
    await waitForWorker(page);
    const keptBefore = Object.keys(await cachedFiles(page));
    expect(keptBefore).toHaveLength(1);
    await before.close();
    const next = await startServer({ dist: configured, port });
    await page.goto(`${next.url}/home/login`);
    await updateWorker(page);
    expect(Object.keys(await cachedFiles(page))).toEqual([
      expect.not.stringMatching(keptBefore[0] ?? ''),
    ]);
    await context.setOffline(true);
    await page.goto(`${next.url}/dashboard`);
    await expect(page).toHaveTitle('Offline · Acme Rewards');
    await expect(page.getByRole('banner')).toHaveText('Acme Rewards');
    await next.close();
  });
});
