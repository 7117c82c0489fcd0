import {
  cpSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { startServer, type RunningServer } from '@cb/mocks/serve/server';
import { balanceOf } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import type { Page } from '@playwright/test';
import {
  openMemberPage,
  enterSession,
  expect,
  pickPort,
  poll,
  holdCalls,
  test as base,
  waitForHydration,
} from './site.ts';

interface Deployed {
  readonly site: RunningServer;
  /**
   * Replaces the served build with the next one, which has another sign-up title and other file
   * names.
   */
  readonly deploy: () => Promise<void>;
  /** The folder of the next build. */
  readonly next: string;
}

/** Copies the build with a changed text and other hashes in all names, as after a change. */
function writeNextBuild(folder: string) {
  cpSync('apps/site/dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets).flatMap((file) => {
    const [name, type] = /^.+-[\w-]{8}(\.js|\.css)$/.exec(file) ?? [];
    if (name === undefined || type === undefined) return [];
    return [[name, `${name.slice(0, -type.length)}2${type}`] as const];
  });
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8').replaceAll('Sign up now', 'Sign up today');
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    writeFileSync(path, text);
  }
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after));
  // These contain the original files.
  for (const file of globSync('**/*.{gz,br}', { cwd: folder })) rmSync(join(folder, file));
}

const test = base.extend<{ deployed: Deployed }>({
  deployed: async ({}, use, testInfo) => {
    // Stays until the next run, because the server may still open a file when the test ends.
    const next = testInfo.outputPath('dist');
    writeNextBuild(next);
    const port = await pickPort(testInfo.parallelIndex);
    const site = await startServer({ dist: 'apps/site/dist', port });
    const { backend } = site;
    let serving = site;
    await use({
      site,
      next,
      deploy: async () => {
        await serving.close();
        serving = await startServer({ dist: next, port, world: backend.world });
      },
    });
    await serving.close();
  },
  site: ({ deployed }, use) => use(deployed.site),
});

/** Counts the documents that the tab loads. */
function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => request.resourceType() === 'document' && (count += 1));
  return () => count;
}

/** Makes the page report failures, and returns a list that collects its reports. */
async function recordReports(page: Page) {
  const reports: unknown[] = [];
  await page.route('**/home/login', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const address = '"failures":{"address":"/failures"';
    await route.fulfill({ response, body: body.replace('"failures":{"address":null', address) });
  });
  await page.route('**/failures', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return reports;
}

test('an old tab loads the new build with the next screen, and keeps typed text until then', async ({
  page,
  deployed,
}) => {
  const documents = countDocuments(page);
  const reports = await recordReports(page);
  await page.goto('/home/login');
  await waitForHydration(page);
  await deployed.deploy();
  const link = page.getByRole('link', { name: 'create new account' });
  const missingScript = page.waitForResponse('**/assets/SignUp-*.js');
  await page.getByLabel('Username').fill('dana@example.com');
  await link.hover();
  expect((await missingScript).status()).toBe(404);
  await expect(page.getByLabel('Username')).toHaveValue('dana@example.com');
  expect(documents()).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up today');
  await expect(page).toHaveURL('/home/reg');
  expect(documents()).toBe(2);
  await poll(() => reports).toEqual([
    expect.objectContaining({ kind: 'chunk', what: 'NotLoadedError', route: '/home/reg' }),
  ]);
});

test('an order gets its response before an old tab loads the new build', async ({
  page,
  context,
  site,
  deployed,
}) => {
  await enterSession(context, site);
  const balance = () => balanceOf(site.backend.world, demoMemberId);
  await openMemberPage(page, '/dashboard/cbpayza');
  await page.getByLabel('Payza e-mail address').fill('demo@payza.example');
  await page.getByLabel('CB to redeem').fill('1000');
  await page.getByRole('button', { name: 'REDEEM NOW' }).click();
  const call = await holdCalls(page, '/payza/createOrder');
  const documents = countDocuments(page);
  await page.getByRole('button', { name: 'I AGREE' }).click();
  await call.arrived();
  await deployed.deploy();
  const checkedForNewBuild = page.waitForResponse(`${site.url}/`);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a')) {
      if (link.pathname === '/dashboard/surveys') return link.click();
    }
  });
  await checkedForNewBuild;
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await expect(reload).toBeVisible();
  expect(documents()).toBe(0);
  const responded = page.waitForResponse('**/payza/createOrder');
  await call.release();
  expect((await responded).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surveys');
  expect(balance()).toBe(2037);
});

test('a member in an old tab reaches the next screen without a message', async ({
  page,
  context,
  site,
  deployed,
}) => {
  await enterSession(context, site);
  const documents = countDocuments(page);
  const headings = new Set<string>();
  await page.exposeFunction('tell', (heading: string) => headings.add(heading));
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'tell');
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && typeof tell === 'function') tell(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard/cbinbox');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await deployed.deploy();
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Surveys' })
    .click();
  await expect(page).toHaveURL('/dashboard/surveys');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surveys');
  expect(documents()).toBe(2);
  await poll(() => [...headings]).toEqual(['Inbox', 'Surveys']);
});

test('a newer build that also lacks the part is loaded only once', async ({ page, deployed }) => {
  for (const file of globSync('assets/SignUp-*.js', { cwd: deployed.next })) {
    rmSync(join(deployed.next, file));
  }
  const documents = countDocuments(page);
  await page.goto('/home/login');
  await waitForHydration(page);
  await deployed.deploy();
  await page.getByRole('link', { name: 'create new account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page did not load completely',
  );
  expect(documents()).toBe(2);
  await page.getByRole('button', { name: 'Reload' }).click();
  await poll(documents).toBe(3);
});
