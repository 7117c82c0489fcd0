import type { Page, Request, Route } from '@playwright/test';
import { demoLogin, enterSession, expect, poll, test, waitForHydration } from './site.ts';

/** The number of frames without a new request after which a round trip has no more of them. */
const quietFrames = 20;

/**
 * Holds all scripts and calls of the page. Returns a function for each round trip: it waits until the
 * given paths are requested, which fails if one of them first needs another response, and then responds
 * all requests at once.
 */
async function holdResponses(page: Page) {
  let held: Route[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isAwaited = ['script', 'fetch', 'xhr'].includes(request.resourceType());
    // The socket polls all the time, and nothing waits for it.
    if (isAwaited && !pathOf(request).startsWith('/socket.io/')) held.push(route);
    else await route.continue();
  });
  const isHeld = (path: RegExp) => held.some((route) => path.test(pathOf(route.request())));
  return async function respond(...paths: readonly RegExp[]) {
    await poll(() => paths.filter((path) => !isHeld(path))).toEqual([]);
    for (let frames = 0, requested = 0; frames < quietFrames; frames += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      if (requested !== held.length) frames = 0;
      requested = held.length;
    }
    const released = held;
    held = [];
    await Promise.all(
      released.map(async (route) => route.fulfill({ response: await route.fetch() })),
    );
  };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

const surveyWall = /^\/assets\/SurveyWallPage-/;

const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Earn [\d,]+\sCB$/)
    .first();

test('the first survey card takes as many round trips after Login as its calls need', async ({
  page,
}) => {
  // Intercepts from the start: a request right after interception was enabled may bypass it.
  await page.route('**/*', (route) => route.fallback());
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.getByLabel('Username').fill(demoLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  const respond = await holdResponses(page);
  await page.keyboard.press('Enter');
  await respond(/^\/ath$/);
  await respond(/^\/getUserIdFromSession$/, surveyWall);
  await respond(/^\/yoursurveys\/getSurveys$/);
  await expect(firstCard(page)).toBeVisible();
});

test('the session loads in parallel with the code of area and screen, then their calls', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  const respond = await holdResponses(page);
  await page.goto('/dashboard/offers/wall', { waitUntil: 'commit' });
  await respond(/^\/assets\/member-/, surveyWall, /^\/getUserIdFromSession$/);
  await respond(/^\/yoursurveys\/getSurveys$/, /^\/getCbCountByUser$/);
  await expect(firstCard(page)).toBeVisible();
});

for (const [address, call] of [
  ['/dashboard/offers/wall', '/ssi/listSurveys'],
  ['/dashboard/surveys', '/yoursurveys/getSurveys'],
  ['/dashboard/redeemrewards', '/tango/getCatalogsForMe'],
  ['/dashboard/transactioncb', '/ListTransactions'],
] as const) {
  test(`${address} requests its list once, before its code has loaded`, async ({
    page,
    context,
    site,
  }) => {
    await enterSession(context, site);
    let load = () => {};
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    const lists: string[] = [];
    page.on('request', (request) => {
      if (pathOf(request) === call) lists.push(request.postData() ?? '');
    });
    await page.goto(address, { waitUntil: 'commit' });
    await poll(() => lists.length).toBe(1);
    load();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    expect(lists).toHaveLength(1);
  });
}

test('the skeleton of the document stays until its screen, without another one in between', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = () => {
      for (const text of ['Loading your dashboard', 'Loading the page', 'Earn ']) {
        if (document.body?.textContent.includes(text)) seen.add(text);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { seen });
  });
  await page.goto('/dashboard/offers/wall');
  await expect(firstCard(page)).toBeVisible();
  expect(await page.evaluate('[...seen]')).toEqual(['Loading your dashboard', 'Earn ']);
});
